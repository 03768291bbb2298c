import type { LoadReport } from '@platform/shared-contracts/http'
import type { GetVisit } from './visit.ts'

export type ReportLoad = (load: LoadReport['loads'][number]) => void

type Fetch = (url: string, init: RequestInit) => Promise<Response>

interface LoadReporting {
  readonly fetch: Fetch
  readonly isAllowed: () => boolean
  readonly visit: GetVisit
}

/** Reports how long a remote took, by POST {api}/reports/loads, once the user allows measuring. Never throws. */
export function createReportLoad(apiBase: string, { fetch, isAllowed, visit }: LoadReporting): ReportLoad {
  return (load) => {
    if (!isAllowed()) return
    visit()
      .then((signature) => {
        const report: LoadReport = { loads: [load], visit: signature }
        const headers = { 'content-type': 'application/json' }
        const body = JSON.stringify(report)
        return fetch(`${apiBase}/reports/loads`, { method: 'POST', headers, body, keepalive: true })
      })
      .catch(() => undefined)
  }
}
