import type { BootRelease } from '@platform/shared-contracts/http'
import type { EntryStorage } from '../lib/browser-storage.ts'

/** The release of each remote that last started in this browser. */
export interface LastKnownGoodReleases {
  readonly remember: (remoteId: string, release: BootRelease) => void
  /** Another release than `failed`, from the same place. */
  readonly insteadOf: (remoteId: string, failed: BootRelease) => BootRelease | null
}

const keyOf = (remoteId: string) => `release:${remoteId}`

export function createLastKnownGoodReleases(storage: EntryStorage): LastKnownGoodReleases {
  const stored = new WeakSet<BootRelease>()
  return {
    remember: (remoteId, release) => {
      // A development server's files are gone tomorrow. Each page of a remote says that its release works: once is enough.
      if (!release.assets || stored.has(release)) return
      stored.add(release)
      try {
        storage.setItem(keyOf(remoteId), JSON.stringify(release))
      } catch {
        // Storage is full or forbidden: there is then no fallback, and nothing else is lost.
      }
    },
    insteadOf: (remoteId, failed) => {
      const other = read(storage, remoteId)
      return other && other.hash !== failed.hash && homeOf(other) === homeOf(failed) ? other : null
    },
  }
}

function read(storage: EntryStorage, remoteId: string): BootRelease | null {
  try {
    const stored = JSON.parse(storage.getItem(keyOf(remoteId)) ?? 'null') as Partial<BootRelease> | null
    return stored?.hash && stored.base && stored.entry && stored.assets ? (stored as BootRelease) : null
  } catch {
    return null
  }
}

/** `/releases/learner/1.0.0-abc/` lives in `/releases/learner/`. */
function homeOf({ base }: BootRelease): string {
  return base.replace(/[^/]+\/$/, '')
}
