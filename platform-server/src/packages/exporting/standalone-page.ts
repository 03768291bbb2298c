import { z } from 'zod/mini'
import type { Services } from '../../app/services.ts'
import type { Releases } from '../../domain/releases/open-releases.ts'
import { resolve } from '../../lib/registry/resolve.rule.ts'
import { fileFault, readFile, releaseKey } from '../../lib/release-files/release-store.ts'
import { ProblemError } from '../../lib/problem.ts'

/** As remote-kit writes it. */
const FILE = 'standalone.json'
const REMOTE = 'learner'
const StandalonePage = z.object({ script: z.string(), style: z.string() })
export type StandalonePage = z.infer<typeof StandalonePage>

interface Parts {
  readonly services: Pick<Services, 'storage' | 'now'>
  readonly releases: Pick<Releases, 'registry' | 'runningShell'>
}

/**
 * What shows lessons and questions without the platform, from the release of the learner pages that this tenant runs.
 *
 * Errors  `ProblemError` 409 where that release has none, or its file is damaged.
 */
export function createPageReader({ services: { storage, now }, releases }: Parts) {
  return async (tenant: string): Promise<StandalonePage> => {
    const remote = releases.registry.current().remotes.get(REMOTE)
    const shell = releases.runningShell
    const release = remote && resolve(remote, { tenant, bucketFor: null, now: now(), shell }).release
    const asset = release?.manifest?.assets.find(({ file }) => file === FILE)
    if (!release || !asset) throw missing()
    const bytes = await readFile(storage, releaseKey(REMOTE, release.ref, FILE))
    if (!bytes || fileFault(asset, bytes) !== null) throw missing()
    return StandalonePage.parse(JSON.parse(bytes.toString('utf8')))
  }
}

const missing = () => new ProblemError(409, 'no-export-player')
