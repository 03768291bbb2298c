import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Bundler, BUNDLERS, type BundlerRun, configFileOf } from './bundler.ts'
import { BuildError } from '../read-build.ts'

/** Imported when needed: a team installs the one that it uses. */
const RUNS: Readonly<Record<Bundler, () => Promise<BundlerRun>>> = {
  webpack: () => import('./webpack-run.ts'),
  rspack: () => import('./rspack-run.ts'),
  vite: () => import('./vite-run.ts'),
}

/** The bundler whose configuration is in `dir`. Errors: BuildError without one, with several, or if it is not installed. */
export async function bundlerIn(dir: string): Promise<BundlerRun> {
  const found = BUNDLERS.filter((bundler) => existsSync(join(dir, configFileOf(bundler))))
  const [bundler] = found
  const files = BUNDLERS.map(configFileOf).join(', ')
  if (!bundler) throw new BuildError(`Found none of ${files} here. Run this in the folder of a remote.`)
  if (found.length > 1)
    throw new BuildError(`Found ${found.map(configFileOf).join(' and ')} here. Remove all but one.`)
  try {
    return await RUNS[bundler]()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new BuildError(
      `The packages for building with ${bundler} are not installed: ${(error as Error).message}`,
      {
        cause: error,
      },
    )
  }
}
