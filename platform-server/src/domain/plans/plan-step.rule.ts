import type { PlanPayment } from '@platform/shared-contracts/http'
import { accessUntil, daysAfter, isTrial, type PlanStanding } from './plan-state.rule.ts'

const NOTICE_DAYS = 7
/** Of a trial that is not longer than the notice of a plan. */
const SHORT_NOTICE_DAYS = 1
/** An invoice is issued early, because money needs days to arrive. */
export const INVOICE_DAYS = 14

export interface DuePlan extends PlanStanding {
  readonly periodStartsAt: Date
  readonly payment: PlanPayment
  readonly nextChargeAt: Date | null
  readonly hasOpenRenewal: boolean
  readonly isNoticed: boolean
}

export type PlanStep = 'notify-renewal' | 'notify-end' | 'issue-invoice' | 'charge' | 'mark-past-due' | 'end'

/** What to do now, one thing at a time; `null` for nothing. A server that was off for long does what is still useful. */
export function planStep(plan: DuePlan, now: Date): PlanStep | null {
  if (plan.endedAt) return null
  if (!plan.renews) return endingStep(plan, now)
  return plan.payment === 'invoice' ? invoiceStep(plan, now) : cardStep(plan, now)
}

function endingStep(plan: DuePlan, now: Date): PlanStep | null {
  const { paidUntil, isNoticed } = plan
  if (now >= paidUntil) return 'end'
  return isNear(paidUntil, now, endNoticeDays(plan)) && !isNoticed ? 'notify-end' : null
}

/** A week before the end, except for a trial that would begin with its notice. */
function endNoticeDays(plan: DuePlan): number {
  const isShort = isTrial(plan) && plan.paidUntil <= daysAfter(plan.periodStartsAt, NOTICE_DAYS)
  return isShort ? SHORT_NOTICE_DAYS : NOTICE_DAYS
}

function invoiceStep(plan: DuePlan, now: Date): PlanStep | null {
  if (!plan.hasOpenRenewal) return now >= daysAfter(plan.paidUntil, -INVOICE_DAYS) ? 'issue-invoice' : null
  if (now < plan.paidUntil) return null
  if (!plan.pastDueSince) return 'mark-past-due'
  return now >= accessUntil(plan) ? 'end' : null
}

function cardStep(plan: DuePlan, now: Date): PlanStep | null {
  const { paidUntil, pastDueSince, nextChargeAt, isNoticed } = plan
  if (now < paidUntil) return isNear(paidUntil, now) && !isNoticed ? 'notify-renewal' : null
  if (pastDueSince === null) return 'charge'
  if (now >= accessUntil(plan)) return 'end'
  return nextChargeAt !== null && now >= nextChargeAt ? 'charge' : null
}

function isNear(paidUntil: Date, now: Date, noticeDays = NOTICE_DAYS): boolean {
  return now >= daysAfter(paidUntil, -noticeDays)
}
