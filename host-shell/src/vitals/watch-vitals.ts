import type { VitalsReport } from '@platform/shared-contracts/http'
import type { ShellServices } from '../app/shell-services.ts'
import { readJson } from '../lib/answer.ts'

type Services = Pick<ShellServices, 'consent' | 'fetch'>

/** Measures the page for its owner once the visitor has accepted it; before that nothing is fetched, stored or sent. */
export function watchVitals(
  { consent, fetch }: Services,
  path: string,
  load = () => import(/* webpackChunkName: "vitals" */ './report-vitals.ts'),
): void {
  const send = (report: VitalsReport) => {
    if (consent.choice.get() !== 'accepted') return
    // The last figures are sent while the page closes, which needs keepalive.
    const init = { method: 'POST', body: JSON.stringify(report), keepalive: true }
    const headers = { 'content-type': 'application/json' }
    fetch('/vitals', { ...init, headers })
      .then(readJson)
      .catch(() => undefined)
  }
  let isWatching = false
  consent.choice.subscribe((choice) => {
    if (choice !== 'accepted' || isWatching) return
    isWatching = true
    // The figures are for the owner, so a failure is not shown to the visitor.
    load().then(
      ({ reportVitals }) => reportVitals(path, send),
      () => undefined,
    )
  })
}
