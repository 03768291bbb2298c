import type { ReadableAtom } from 'nanostores'
import type { ListedRoute, TenantConfig } from '@platform/shared-contracts/http'
import type { Platform, PlatformPage } from '@platform/shared-contracts/remote'
import type { GuardSession } from '@platform/shared-contracts/rules'
import type { Priority } from '../lib/priority.ts'

/** An answer that waits for the page that will ask for it. */
export interface PrefetchedAnswer {
  readonly isFresh: () => boolean
  /** `null` where the page has to ask itself. Errors: rejects when the signal aborts, as `fetch` does. */
  readonly take: (signal: RequestInit['signal']) => Promise<Response | null>
}

/** What is known of the API's answers, all for the present session and tenant. By path, with its query. */
export interface AnswerRecords {
  readonly prefetched: Map<string, PrefetchedAnswer>
  /** A remote stores what it has read for as long as its `Platform`. */
  readonly requested: Set<string>
}

export interface AnswerSources {
  readonly fetch: Platform['fetch']
  /** The same for a call that no page has made yet: a refusal has no consequences. */
  readonly fetchQuietly: Platform['fetch']
  readonly session: ReadableAtom<GuardSession>
  readonly tenant: ReadableAtom<TenantConfig>
  /** What came with the document, for visitors. */
  readonly page: Pick<PlatformPage, 'answer'>
  /** Milliseconds. */
  readonly now: () => number
}

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
