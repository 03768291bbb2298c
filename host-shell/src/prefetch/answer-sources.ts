import type { ReadableAtom } from 'nanostores'
import type { TenantConfig } from '@platform/shared-contracts/http'
import type { Platform, PlatformPage } from '@platform/shared-contracts/remote'
import type { GuardSession } from '@platform/shared-contracts/rules'

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
