import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals'
import type { VitalsReport } from '@platform/shared-contracts/http'

/** Milliseconds are whole, a layout shift is rounded to four digits. */
export function reportVitals(path: string, send: (report: VitalsReport) => void): void {
  const report = ({ name, value }: MetricType) => {
    const digits = name === 'CLS' ? 10_000 : 1
    send({ name, value: Math.round(value * digits) / digits, path })
  }
  onCLS(report)
  onFCP(report)
  onINP(report)
  onLCP(report)
  onTTFB(report)
}
