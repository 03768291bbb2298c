import type { Platform } from '@platform/shared-contracts/remote'
import { cacheResponse } from './response-cache.ts'
import { CACHED_ENDPOINTS } from './cached-base-query.ts'

interface ApiStore {
  readonly getState: () => {
    readonly learnerApi: {
      readonly queries: Readonly<Record<string, CachedQuery | undefined>>
    }
  }
  readonly subscribe: (listener: () => void) => () => void
}

interface CachedQuery {
  readonly status: string
  readonly endpointName?: string
  readonly data?: unknown
  readonly fulfilledTimeStamp?: number
}

/**
 * Keeps what the store knows, with every change that the page makes to it: answers saved since an attempt was loaded are
 * as much the server's word as the attempt. Answers the function that stops it.
 */
export function cacheResponses(store: ApiStore, platform: Platform, owner: string): () => void {
  const cached = new Map<string, unknown>()
  let seen: unknown
  const cacheChanged = () => {
    const { queries } = store.getState().learnerApi
    if (queries === seen) return
    seen = queries
    for (const [query, entry] of Object.entries(queries)) {
      if (!entry || !isCacheable(entry) || cached.get(query) === entry.data) continue
      cached.set(query, entry.data)
      const at = entry.fulfilledTimeStamp ?? Date.now()
      cacheResponse(owner, query, { data: entry.data, at }).catch(platform.report)
    }
  }
  cacheChanged()
  return store.subscribe(cacheChanged)
}

function isCacheable({ status, endpointName }: CachedQuery): boolean {
  return status === 'fulfilled' && endpointName !== undefined && CACHED_ENDPOINTS.has(endpointName)
}
