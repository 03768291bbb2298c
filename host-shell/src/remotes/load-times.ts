import type { BootRelease, BootRemote, LoadReport } from '@platform/shared-contracts/http'
import type { LoadRemote } from './load-remote.ts'
import { releaseRef } from './release-ref.ts'

type Load = LoadReport['loads'][number]

/** How long each remote took to arrive and to be seen, for the health gate of a rollout. */
export interface LoadTimes {
  readonly timed: (load: LoadRemote) => LoadRemote
  /** The times of a release whose page is on the screen; `null` when it has been told before. */
  readonly shown: (remote: BootRemote, release: BootRelease) => Load | null
}

export function createLoadTimes(now: () => number): LoadTimes {
  const asked = new Map<string, number>()
  const arrived = new Map<string, number>()
  const told = new Set<string>()
  return {
    timed: (load) => (remote, isAnew) => {
      if (!asked.has(remote.id)) asked.set(remote.id, now())
      const loading = load(remote, isAnew)
      void loading.then(
        () => arrived.has(remote.id) || arrived.set(remote.id, now()),
        () => undefined,
      )
      return loading
    },
    shown: ({ id }, release) => {
      const [from, there] = [asked.get(id), arrived.get(id)]
      if (from === undefined || there === undefined || told.has(id)) return null
      told.add(id)
      return { remote: id, version: releaseRef(release), entryMs: there - from, mountMs: now() - from }
    },
  }
}
