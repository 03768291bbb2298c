import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals'
import { sendVitals, type VitalsServices } from './send-vitals.ts'

/** Milliseconds are whole, a layout shift is rounded to four digits. */
export function reportVitals(services: VitalsServices, path: string): void {
  const report = ({ name, value }: MetricType) => {
    const digits = name === 'CLS' ? 10_000 : 1
    sendVitals(services, { name, value: Math.round(value * digits) / digits, path })
  }
  onCLS(report)
  onFCP(report)
  onINP(report)
  onLCP(report)
  onTTFB(report)
}
