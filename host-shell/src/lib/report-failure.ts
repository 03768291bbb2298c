import type { FailureReport } from '@platform/shared-contracts/http'
import type { GetVisit } from './visit.ts'

export type ReportFailure = (failure: Omit<FailureReport, 'path' | 'visit'>) => void

type Fetch = (url: string, init: RequestInit) => Promise<Response>

const MAX_REPORTS = 20
const MAX_MESSAGE = 1000

/** Reports a failure by POST {api}/reports. Never throws, reports nothing twice, and at most 20 failures per page. */
export function createReportFailure(apiBase: string, fetch: Fetch, visit: GetVisit): ReportFailure {
  const sent = new Set<string>()
  return (failure) => {
    const report: FailureReport = {
      ...failure,
      message: failure.message.slice(0, MAX_MESSAGE),
      path: location.pathname.slice(0, 300),
    }
    const key = JSON.stringify(report)
    if (sent.has(key) || sent.size >= MAX_REPORTS) return
    sent.add(key)
    visit()
      .then((signature) => {
        const body = JSON.stringify({ ...report, visit: signature })
        // keepalive: the person may be leaving because of this failure.
        const init = {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
          keepalive: true,
        }
        return fetch(`${apiBase}/reports`, init)
      })
      .catch(() => undefined)
  }
}
