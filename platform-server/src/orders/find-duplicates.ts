import type { Duplicates, QuoteRequest } from '@platform/shared-contracts/http'
import { countsAsSubscribed, CORE_MODULES, plansOf } from '@platform/shared-contracts/rules'
import type { SignedIn } from '../app/request-context.ts'
import { ordersOf } from '../domain/orders/sql-orders.ts'
import { isTrial } from '../domain/plans/plan-state.rule.ts'
import { livePlansOf } from '../domain/plans/plan-rows.ts'
import { ownedCourses } from '../domain/subscriptions/course-access.ts'
import type { Tx } from '../lib/data/database.ts'

/** What someone who is about to order these has already, or has ordered and not paid. */
export async function findDuplicates(
  tx: Tx,
  who: SignedIn,
  { codes, seats }: Pick<QuoteRequest, 'codes' | 'seats'>,
): Promise<Duplicates> {
  const open = new Set(seats === 1 ? await openTo(tx, who) : [])
  const orders = await ordersOf(tx, who.userId)
  const unpaid = orders.filter(
    ({ state, lines }) => state === 'awaiting_payment' && lines.some(({ code }) => codes.includes(code)),
  )
  return {
    owned: [...CORE_MODULES, ...plansOf({})]
      .filter(({ code }) => codes.includes(code) && open.has(code))
      .map(({ code, title }) => ({ code, title })),
    unpaid: unpaid.map(({ id, number }) => ({ id, number })),
  }
}

/** A subscription opens every course; a plan is had by who pays for it. */
async function openTo(tx: Tx, who: SignedIn): Promise<string[]> {
  const courses = countsAsSubscribed(who)
    ? CORE_MODULES.map(({ code }) => code)
    : await ownedCourses(tx, who.userId)
  // Who goes on after a trial orders the plan.
  const plans = (await livePlansOf(tx, who.userId)).filter((plan) => !isTrial(plan))
  return [...courses, ...plans.map(({ code }) => code)]
}
