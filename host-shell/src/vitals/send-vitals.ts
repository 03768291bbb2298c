import type { VitalsReport } from '@platform/shared-contracts/http'
import type { ShellServices } from '../app/shell-services.ts'
import { readJson } from '../lib/answer.ts'

export type VitalsServices = Pick<ShellServices, 'consent' | 'fetch'>

/** POST /vitals, unless the visitor has withdrawn consent. A failure is not shown: the figures are for the owner. */
export function sendVitals({ consent, fetch }: VitalsServices, report: VitalsReport): void {
  if (consent.choice.get() !== 'accepted') return
  // The last figures are sent while the page closes, which needs keepalive.
  const init = { method: 'POST', body: JSON.stringify(report), keepalive: true }
  const headers = { 'content-type': 'application/json' }
  fetch('/vitals', { ...init, headers })
    .then(readJson)
    .catch(() => undefined)
}
