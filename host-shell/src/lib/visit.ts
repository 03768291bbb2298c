import type { VisitAnswer } from '@platform/shared-contracts/http'

/** The signature for a report of this document; `undefined` where the report is not to be counted. */
export type GetVisit = () => Promise<string | undefined>

type Fetch = (url: string, init: RequestInit) => Promise<Response>

const LIMIT_MS = 3_000

/**
 * Asks for the document's signature at once, by POST {api}/reports/visits: a failure must not wait for it. Loads and
 * failures are counted for the same visits, those that began with measuring allowed and still allow it. Never throws.
 */
export function createVisit(
  { isCounted, isAllowed }: { readonly isCounted: boolean; readonly isAllowed: () => boolean },
  apiBase: string,
  fetch: Fetch,
): GetVisit {
  const none = Promise.resolve(undefined)
  const signature =
    isCounted && isAllowed()
      ? fetch(`${apiBase}/reports/visits`, { method: 'POST', signal: AbortSignal.timeout(LIMIT_MS) })
          .then(async (answer) =>
            answer.status === 200 ? ((await answer.json()) as VisitAnswer).visit : undefined,
          )
          .catch(() => undefined)
      : none
  return () => (isAllowed() ? signature : none)
}
