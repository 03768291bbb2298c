import { existsSync, globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UsageError } from '../command.ts'

const PACKAGES = ['@platform/shared-contracts', '@platform/shared-ui', '@platform/remote-kit'] as const
const IS_SOURCE = existsSync(fileURLToPath(new URL('../../cli.ts', import.meta.url)))

/**
 * The tarballs in the folder, by package. Without a folder a remote takes the packages from its registry, which has
 * them only where the kit itself came from one.
 */
export function packagesIn(folder: string | undefined): Readonly<Record<string, string>> {
  if (folder === undefined) {
    if (!IS_SOURCE) return {}
    throw new UsageError(
      'Pass --packages FOLDER, the folder with the platform\'s packages; "npm run pack:kit" writes them to dist/kit.',
    )
  }
  return Object.fromEntries(PACKAGES.map((name) => [name, tarballOf(name, resolve(folder))]))
}

function tarballOf(name: string, folder: string): string {
  const pattern = `${name.replace('@', '').replace('/', '-')}-[0-9]*.tgz`
  const file = globSync(pattern, { cwd: folder }).sort().at(-1)
  if (!file)
    throw new UsageError(`${folder} has no ${pattern}: "npm run pack:kit" writes the platform's packages.`)
  return join(folder, file)
}
