import type { ListedRoute } from '@platform/shared-contracts/http'
import type { Platform } from '@platform/shared-contracts/remote'
import type { Priority } from '../lib/priority.ts'
import type { AnswerRecords, AnswerSources } from './answer-sources.ts'

export interface PrefetchedAnswers {
  /** Requests what the page behind an address asks for first. Fulfilled when that is requested; never rejects. */
  readonly request: (route: ListedRoute, url: URL, priority: Priority) => Promise<void>
  /** `fetch` of the platform. A GET gets the answer that was prefetched for it, once; all else may change what was answered. */
  readonly fetch: Platform['fetch']
}

/** Gives pages what was prefetched for them. What requests it is code of its own that no page waits for. */
export function createPrefetchedAnswers(sources: AnswerSources): PrefetchedAnswers {
  const { fetch, session, tenant } = sources
  const prefetched: AnswerRecords['prefetched'] = new Map()
  const requested: AnswerRecords['requested'] = new Set()
  const drop = () => prefetched.clear()
  const forget = () => {
    drop()
    requested.clear()
  }
  session.listen(forget)
  tenant.listen(forget)

  const take = (path: string, { headers, signal }: RequestInit) => {
    requested.add(path)
    const answer = prefetched.get(path)
    if (!answer?.isFresh() || headers || signal?.aborted) return null
    prefetched.delete(path)
    return answer.take(signal)
  }
  return {
    request: async (route, url, priority) => {
      if (!route.data) return
      const requesting = import(/* webpackChunkName: "prefetch-data" */ './prefetch-data.ts').then(
        ({ prefetchData }) => prefetchData({ route, url, priority }, { ...sources, prefetched, requested }),
      )
      // The page then asks itself.
      await requesting.catch(() => undefined)
    },
    fetch: async (path, init = {}) => {
      if ((init.method ?? 'GET') === 'GET') return (await take(path, init)) ?? fetch(path, init)
      drop()
      // Once more: what was requested meanwhile may be from before the change.
      return fetch(path, init).finally(drop)
    },
  }
}
