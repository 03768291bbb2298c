import type { LoadReport } from '@platform/shared-contracts/http'

export type ReportLoad = (load: LoadReport['loads'][number]) => void

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Tells how long a remote took, by POST {api}/reports/loads, once the person allows measuring. Never throws. */
export function createReportLoad(apiBase: string, fetch: Fetch, isAllowed: () => boolean): ReportLoad {
  return (load) => {
    if (!isAllowed()) return
    const report: LoadReport = { loads: [load] }
    const headers = { 'content-type': 'application/json' }
    fetch(`${apiBase}/reports/loads`, {
      method: 'POST',
      headers,
      body: JSON.stringify(report),
      keepalive: true,
    }).catch(() => undefined)
  }
}
