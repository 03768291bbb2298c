import type { BootRelease, BootRemote } from '@platform/shared-contracts/http'
import { releaseRef } from './release-ref.ts'
import type { RemoteFailure } from './remote-failure.ts'

/** What became of one remote on this page. Durations in milliseconds. */
export interface RemoteRecord {
  readonly id: string
  /** The release that the boot document offered; `null` where no release may run. */
  readonly offered: string | null
  /** The release that runs here, which may be the last known good one instead; `null` until one has loaded. */
  readonly running: string | null
  readonly why: readonly string[]
  readonly entryMs: number | null
  readonly mountMs: number | null
  readonly failures: readonly { readonly phase: string; readonly message: string }[]
}

interface Times {
  readonly entryMs: number
  readonly mountMs: number
}

/** In memory for the life of the page; the platform panel shows it. */
export function createRemoteLog(remotes: readonly BootRemote[]) {
  const running = new Map<string, string>()
  const times = new Map<string, Times>()
  const failures = new Map<string, RemoteRecord['failures']>()
  return {
    shown: ({ id }: BootRemote, release: BootRelease, load: Times | null): void => {
      running.set(id, releaseRef(release))
      if (load) times.set(id, load)
    },
    failed: ({ phase, message }: Pick<RemoteFailure, 'phase' | 'message'>, { id }: BootRemote): void => {
      failures.set(id, [...(failures.get(id) ?? []), { phase, message }])
    },
    read: (): readonly RemoteRecord[] =>
      remotes.map(({ id, release, why }) => ({
        id,
        offered: release && releaseRef(release),
        running: running.get(id) ?? null,
        why,
        entryMs: times.get(id)?.entryMs ?? null,
        mountMs: times.get(id)?.mountMs ?? null,
        failures: failures.get(id) ?? [],
      })),
  }
}
