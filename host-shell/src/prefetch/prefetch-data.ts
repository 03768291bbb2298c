import type { ListedRoute } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import type { Priority } from '../lib/priority.ts'
import type { AnswerRecords, AnswerSources, PrefetchedAnswer } from './answer-sources.ts'
import { dataPaths } from './data-paths.ts'

/** How long a prefetched answer is valid; after that the page requests current data. */
const FRESH_MS = 30_000

interface LinkedPage {
  readonly route: ListedRoute
  readonly url: URL
  readonly priority: Priority
}

/** Prefetches a page's first data, unless it is prefetched, inlined in the document, or known from this session. */
export function prefetchData(
  { route, url, priority }: LinkedPage,
  {
    session,
    tenant,
    page,
    prefetched,
    requested,
    fetchQuietly,
    now,
  }: AnswerRecords & Omit<AnswerSources, 'fetch'>,
): void {
  const { status, user } = session.get()
  // The user is not known yet.
  if (status === 'loading') return
  for (const path of dataPaths(route, url, { user, tenant: tenant.get(), language: locale.get() })) {
    const isInlined = !user && page.answer(path) !== null
    if (isInlined || requested.has(path) || prefetched.get(path)?.isFresh()) continue
    prefetched.set(path, prefetchedAnswer(fetchQuietly(path, { priority }), now))
  }
}

function prefetchedAnswer(sent: Promise<Response>, now: () => number): PrefetchedAnswer {
  const startedAt = now()
  const answer = complete(sent)
  return {
    isFresh: () => now() - startedAt < FRESH_MS,
    take: (signal) => (signal ? Promise.race([answer, aborted(signal)]) : answer),
  }
}

/** Reads the body too, because an unread body blocks its connection. A failure counts as no answer. */
async function complete(sent: Promise<Response>): Promise<Response | null> {
  try {
    const response = await sent
    await response.clone().blob()
    return response.ok ? response : null
  } catch {
    return null
  }
}

/** Rejects as `fetch` does. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}
