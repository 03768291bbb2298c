import type { VitalFigure } from '@platform/shared-contracts/http'

export type VitalRating = 'good' | 'fair' | 'poor'

/** Up to the first it is good, above the second poor. Source: web.dev/articles/vitals. Milliseconds, CLS a score. */
const LIMITS: Readonly<Record<VitalFigure['name'], readonly [good: number, poor: number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
}

export function ratingOf({ name, p75 }: Pick<VitalFigure, 'name' | 'p75'>): VitalRating {
  const [good, poor] = LIMITS[name]
  if (p75 <= good) return 'good'
  return p75 > poor ? 'poor' : 'fair'
}
