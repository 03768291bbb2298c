import type { Logger } from '../log.ts'
import { releaseKey } from '../release-files/release-store.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { liveReleases } from './live-releases.rule.ts'
import type { ReleaseRegistry } from './registry.ts'
import type { RegisteredRelease, Remote } from './resolve.rule.ts'

/** How many earlier stable releases are also checked: the ones that a remote could fall back to. */
const FALLBACKS = 5

interface Options {
  readonly registry: ReleaseRegistry
  readonly storage: FileStorage
  readonly log: Logger
  readonly now: Date
}

/** Looks for the files of every release that may be served. One with a missing file is skipped until it is deployed again. */
export async function checkFiles({ registry, storage, log, now }: Options): Promise<void> {
  const releases = [...registry.current().remotes.values()].flatMap((remote) => relevant(remote, now))
  await Promise.all(
    releases.map(async (release) => {
      const fault = await missingFile(storage, release)
      if (fault)
        log.error(
          { remote: release.remote, release: release.ref },
          `release ${release.remote} ${release.ref} is skipped: ${fault}`,
        )
      registry.setFileFault(release, fault)
    }),
  )
}

function relevant(remote: Remote, now: Date): readonly RegisteredRelease[] {
  const refs = new Set([...liveReleases(remote, now), ...remote.stableMoves.slice(-FALLBACKS)])
  return [...refs].map((ref) => remote.releases.get(ref)).filter((release) => release !== undefined)
}

async function missingFile(
  storage: FileStorage,
  { remote, ref, manifest }: RegisteredRelease,
): Promise<string | null> {
  const files = manifest?.assets.map(({ file }) => file) ?? []
  const found = await Promise.all(files.map((file) => storage.exists(releaseKey(remote, ref, file))))
  const missing = files.find((_, at) => !found[at])
  return missing === undefined ? null : `file ${missing} is missing`
}
