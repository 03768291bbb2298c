import type { FailureReport } from '@platform/shared-contracts/http'

export type ReportFailure = (failure: Omit<FailureReport, 'path'>) => void

type Fetch = (url: string, init: RequestInit) => Promise<Response>

const MAX_REPORTS = 20
const MAX_MESSAGE = 1000

/** Tells the server of a failure, by POST {api}/reports. Never throws, says nothing twice, and not more than 20 times a page. */
export function createReportFailure(apiBase: string, fetch: Fetch): ReportFailure {
  const sent = new Set<string>()
  return (failure) => {
    const report: FailureReport = {
      ...failure,
      message: failure.message.slice(0, MAX_MESSAGE),
      path: location.pathname.slice(0, 300),
    }
    const body = JSON.stringify(report)
    if (sent.has(body) || sent.size >= MAX_REPORTS) return
    sent.add(body)
    // keepalive: the person may be leaving because of this very failure.
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }
    Promise.resolve()
      .then(() => fetch(`${apiBase}/reports`, init))
      .catch(() => undefined)
  }
}
