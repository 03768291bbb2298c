import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ReleaseManifest } from '@platform/shared-contracts/http'
import type { Logger } from '../../lib/log.ts'
import { ProblemError } from '../../lib/problem.ts'
import type { ReleaseRegistry } from '../../lib/registry/registry.ts'
import type { FileSource } from '../../lib/release-files/release-store.ts'
import type { Deploys } from './deploys.ts'
import { RegistryRefusal } from './plan-change.rule.ts'

interface Options {
  readonly deploys: Deploys
  readonly registry: ReleaseRegistry
  readonly log: Logger
}

/**
 * Registers the builds in folders (RELEASE_IMPORT). A build that was imported before is left as it is, so that a
 * restart never undoes a rollback. If one is refused, that is logged, and the previous release stays in service.
 */
export async function importReleases(folders: readonly string[], options: Options): Promise<void> {
  for (const folder of folders)
    await importRelease(folder, options).catch((error: unknown) => {
      if (!isSkipped(error)) throw error
      options.log.error({ folder }, `release of ${folder} is skipped: ${error.message}`)
    })
}

class BuildFolderError extends Error {}

function isSkipped(error: unknown): error is Error {
  return [RegistryRefusal, ProblemError, BuildFolderError].some((kind) => error instanceof kind)
}

async function importRelease(folder: string, { deploys, registry, log }: Options): Promise<void> {
  const manifest = await readManifest(folder)
  const remote = manifest.listing.id
  const ref = `${manifest.version}-${manifest.hash}`
  const known = registry.current().remotes.get(remote)
  if (known?.releases.get(ref)?.fault === null && known.channels.has('stable')) return
  await deploys.publish({
    manifest,
    // A release that is already registered only gets its files restored.
    channel: known?.releases.has(ref) && known.channels.has('stable') ? null : 'stable',
    reason: 'Imported at startup',
    actor: 'start',
    allowance: { prefixes: [], menus: [] },
    source: folderSource(folder),
  })
  log.info({ remote, release: ref }, `released ${remote} ${ref}`)
}

async function readManifest(folder: string): Promise<ReleaseManifest> {
  const text = await readFile(path.join(folder, 'release.json'), 'utf8').catch(() => {
    throw new BuildFolderError('there is no release.json; build the remote first')
  })
  const parsed = ReleaseManifest.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new BuildFolderError(`release.json is not a release (${issue?.path.join('.')}: ${issue?.message})`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function folderSource(folder: string): FileSource {
  return async ({ file }) => {
    const bytes = await readFile(path.join(folder, file)).catch(() => null)
    return bytes && { bytes, brotli: await readFile(path.join(folder, `${file}.br`)).catch(() => null) }
  }
}
