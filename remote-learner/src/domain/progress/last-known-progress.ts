import { useEffect, useState } from 'react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { ownerOf } from '../offline/owner.ts'
import { cacheResponse, readCachedResponse } from '../offline/response-cache.ts'
import type { ProgressMap } from './progress-map.rule.ts'

const QUERY = 'last-known-progress'

export interface LastKnownProgress {
  readonly map: ProgressMap
  /** By the device's clock. */
  readonly at: number
}

/** Stores the server's map for a time without a network; `progress` of the specification is emptied then. */
export function storeLastKnown(owner: string, map: ProgressMap, at: number): Promise<void> {
  return cacheResponse(owner, QUERY, { data: map, at })
}

/** The map as the server last sent it to this person here; `null` while it is read, and where there is none. */
export function useLastKnownProgress(isWanted: boolean): LastKnownProgress | null {
  const platform = usePlatform()
  const owner = ownerOf(platform)
  const { report } = platform
  const [known, setKnown] = useState<LastKnownProgress | null>(null)
  useEffect(() => {
    if (!isWanted || !owner) return
    readCachedResponse(owner, QUERY)
      .then((stored) => stored && setKnown({ map: stored.data as ProgressMap, at: stored.at }))
      .catch(report)
  }, [isWanted, owner, report])
  return isWanted ? known : null
}
