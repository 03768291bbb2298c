import { PARTNER_PLAN } from './plans.rule.ts'

const DAY_MS = 24 * 60 * 60_000
const PARTNER_DAYS = 30

/** The same day of the next month, or its last. `day` is the day of the month that the plan began on, which a short month does not change. */
export function monthAfter(at: Date, day = at.getUTCDate()): Date {
  const next = new Date(at)
  next.setUTCDate(1)
  next.setUTCMonth(at.getUTCMonth() + 1)
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(day, last))
  return next
}

/** The end of the period of a plan that begins at `from`: a month, or the 30 days of the partner plan. */
export function periodAfter(code: string, from: Date, startedAt: Date = from): Date {
  if (code === PARTNER_PLAN) return new Date(from.getTime() + PARTNER_DAYS * DAY_MS)
  return monthAfter(from, startedAt.getUTCDate())
}
