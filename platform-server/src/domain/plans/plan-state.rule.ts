import type { PlanState } from '@platform/shared-contracts/http'

const DAY_MS = 24 * 60 * 60_000

/** Days after a failed charge on which it is tried again. */
const RETRY_DAYS: readonly number[] = [3, 6, 10]
/** After the last try, access goes on for another week. */
const ACCESS_DAYS = 17

export interface PlanStanding {
  readonly renews: boolean
  readonly canceledAt: Date | null
  readonly endedAt: Date | null
  readonly pastDueSince: Date | null
  readonly paidUntil: Date
  /** The end of its trial, if it began with one. */
  readonly trialUntil: Date | null
}

export function planState(plan: PlanStanding): PlanState {
  if (plan.endedAt) return 'ended'
  if (isTrial(plan)) return 'trialing'
  if (plan.pastDueSince) return 'past_due'
  return plan.canceledAt && !plan.renews ? 'canceled' : 'active'
}

/** Nothing was paid yet. */
export function isTrial({ paidUntil, trialUntil }: Pick<PlanStanding, 'paidUntil' | 'trialUntil'>): boolean {
  return trialUntil !== null && paidUntil <= trialUntil
}

/** Until when access goes on without a payment. */
export function accessUntil({
  pastDueSince,
  paidUntil,
}: Pick<PlanStanding, 'pastDueSince' | 'paidUntil'>): Date {
  return daysAfter(pastDueSince ?? paidUntil, ACCESS_DAYS)
}

/** When a charge that failed `failed` times is tried again; `null` after the last. */
export function nextTry(firstFailedAt: Date, failed: number): Date | null {
  const days = RETRY_DAYS[failed - 1]
  return days === undefined ? null : daysAfter(firstFailedAt, days)
}

export function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS)
}
