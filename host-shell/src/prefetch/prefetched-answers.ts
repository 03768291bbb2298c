import type { ListedRoute } from '@platform/shared-contracts/http'
import type { Platform } from '@platform/shared-contracts/remote'
import type { Priority } from '../lib/priority.ts'
import type { AnswerRecords, AnswerSources } from './answer-sources.ts'

export interface PrefetchedAnswers {
  /** Requests the data that the page at this address needs first. Resolves once the requests are sent; never rejects. */
  readonly request: (route: ListedRoute, url: URL, priority: Priority) => Promise<void>
  /** `fetch` of the platform. A GET uses its prefetched response once. Any other method may change data, so it discards them. */
  readonly fetch: Platform['fetch']
}

/** Gives pages the responses that were prefetched for them. The prefetching code is a separate chunk that no page waits for. */
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
      // The page then sends its own request.
      await requesting.catch(() => undefined)
    },
    fetch: async (path, init = {}) => {
      if ((init.method ?? 'GET') === 'GET') return (await take(path, init)) ?? fetch(path, init)
      drop()
      // Again: a response requested in the meantime may predate the change.
      return fetch(path, init).finally(drop)
    },
  }
}
