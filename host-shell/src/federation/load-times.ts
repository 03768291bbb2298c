import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { BootRelease, BootRemote, LoadReport } from '@platform/shared-contracts/http'
import { releaseRef } from './release-ref.ts'

type Load = LoadReport['loads'][number]

/** How long each remote took to arrive and to be shown, for the health gate of a rollout. */
export interface LoadTimes {
  readonly plugin: ModuleFederationRuntimePlugin
  /** A page of a remote that was loaded before is opened: what it waited for that is no time of its own. */
  readonly opened: (remote: BootRemote) => void
  /** The times of a release whose page is on the screen; `null` when they were reported before. */
  readonly shown: (remote: BootRemote, release: BootRelease) => Load | null
}

/** `now` in milliseconds. */
export function createLoadTimes(now: () => number): LoadTimes {
  const requested = new Map<string, number>()
  const arrived = new Map<string, number>()
  const opened = new Map<string, number>()
  const reported = new Set<string>()
  return {
    plugin: {
      name: 'platform-load-times',
      afterMatchRemote: ({ remoteInfo }) => {
        if (remoteInfo && !requested.has(remoteInfo.name)) requested.set(remoteInfo.name, now())
      },
      afterLoadRemote: ({ remote, error, recovered }) => {
        if (remote && (!error || recovered) && !arrived.has(remote.name)) arrived.set(remote.name, now())
      },
    },
    opened: ({ id }) => {
      if (!opened.has(id)) opened.set(id, now())
    },
    shown: ({ id }, release) => {
      const [from, there] = [requested.get(release.container), arrived.get(release.container)]
      if (from === undefined || there === undefined || reported.has(id)) return null
      reported.add(id)
      const unopenedMs = Math.max(0, (opened.get(id) ?? 0) - there)
      return {
        remote: id,
        version: releaseRef(release),
        entryMs: there - from,
        mountMs: now() - from - unopenedMs,
      }
    },
  }
}
