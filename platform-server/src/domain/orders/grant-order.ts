import type { Order } from '@platform/shared-contracts/http'
import { CORE_MODULES, LEARNER_PLAN, monthAfter } from '@platform/shared-contracts/rules'
import { desc, eq } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { courseAccess, orders, orderSeats, subscriptionTerms } from '../../lib/data/schema/orders.ts'
import { ProblemError } from '../../lib/problem.ts'
import { grantHours } from '../hours/hour-ledger.ts'
import { openPlan, type OpenedPlan } from '../plans/open-plan.ts'
import { planById, planOrderOf } from '../plans/plan-rows.ts'
import { accessUntil } from '../plans/plan-state.rule.ts'
import { holdersOf, moveInvitations, setSeatEnds } from '../plans/plan-seats.ts'
import { setSubscribed } from '../subscriptions/subscription.ts'

interface Grant {
  readonly tenantId: number
  readonly order: Order
  readonly at: Date
}

/**
 * What a paid order opens at once: the partner plan to its buyer, the seat of an order that has only one, and of a renewal the
 * seats of those who had one.
 */
export async function grantOrder(tx: Tx, grant: Grant): Promise<void> {
  const { order } = grant
  const opened = await openPlan(tx, grant)
  if (!order.hasSeats) return openPartnerPlan(tx, grant, opened)
  if (opened?.before) return renewSeats(tx, grant, opened, opened.before)
  const isTheirOwn = order.seats === 1 && opened?.kind !== 'seats'
  if (isTheirOwn || (await keepsSeat(tx, order.id)))
    await grantSeat(tx, { ...grant, userId: Number(order.buyer.id) })
}

async function keepsSeat(tx: Tx, orderId: string): Promise<boolean> {
  const [row] = await tx.select({ keeps: orders.keepsSeat }).from(orders).where(eq(orders.id, orderId))
  return row?.keeps === true
}

/** Two entitlements: an hour in each week of the term, and one hour a month on demand. */
async function openPartnerPlan(
  tx: Tx,
  { tenantId, order, at }: Grant,
  opened: OpenedPlan | null,
): Promise<void> {
  const startsAt = opened?.plan.periodStartsAt ?? at
  const userId = Number(order.buyer.id)
  await grantHours(tx, { tenantId, userId, kind: 'partner-plan', startsAt })
  await grantHours(tx, { tenantId, userId, kind: 'on-demand', startsAt })
}

/** The longest holders keep their seats, if there are fewer now. A plan that no one uses stays so. */
async function renewSeats(tx: Tx, grant: Grant, { plan }: OpenedPlan, before: Date): Promise<void> {
  const { order, at } = grant
  const earlier = { id: plan.id, paidUntil: before }
  const holders = (await holdersOf(tx, earlier)).slice(0, order.seats)
  // A charge that took its time has left the seats of the period before open for longer.
  await setSeatEnds(tx, earlier, before)
  for (const userId of holders) await grantSeat(tx, { ...grant, userId })
  await moveInvitations(tx, { before: earlier, order, free: order.seats - holders.length, at })
}

/** Opens what was ordered to one person, who must hold no seat of this order yet. Errors  409 for a period that is over. */
export async function grantSeat(
  tx: Tx,
  { tenantId, order, at, userId }: Grant & { readonly userId: number },
): Promise<void> {
  const { id: orderId } = order
  await tx.insert(orderSeats).values({ tenantId, orderId, userId, at })
  const courses = order.lines.filter(({ code }) => CORE_MODULES.some((module) => module.code === code))
  if (courses.length > 0)
    await tx
      .insert(courseAccess)
      .values(courses.map(({ code }) => ({ tenantId, userId, moduleCode: code, orderId, at })))
  if (order.lines.some(({ code }) => code === LEARNER_PLAN))
    await subscribe(tx, { tenantId, order, at, userId })
}

/** As long as the plan is paid. */
async function subscribe(
  tx: Tx,
  { tenantId, order, at, userId }: Grant & { readonly userId: number },
): Promise<void> {
  const endsAt = (await endOfPlan(tx, order.id, at)) ?? (await endOfAnotherMonth(tx, userId, at))
  await tx.insert(subscriptionTerms).values({ tenantId, userId, orderId: order.id, endsAt })
  await setSubscribed(tx, { tenantId, userId, isSubscribed: true, reason: `order ${order.number}`, at })
}

/** `null` for an order from before there were plans. */
async function endOfPlan(tx: Tx, orderId: string, at: Date): Promise<Date | null> {
  const link = await planOrderOf(tx, orderId)
  const plan = link && (await planById(tx, link.planId))
  if (!plan || !link.endsAt) return null
  const isCurrent = !plan.endedAt && link.endsAt.getTime() === plan.paidUntil.getTime()
  if (!isCurrent) throw new ProblemError(409, 'period-over')
  return plan.pastDueSince && plan.paidUntil <= at ? accessUntil(plan) : plan.paidUntil
}

async function endOfAnotherMonth(tx: Tx, userId: number, at: Date): Promise<Date> {
  const [last] = await tx
    .select({ endsAt: subscriptionTerms.endsAt })
    .from(subscriptionTerms)
    .where(eq(subscriptionTerms.userId, userId))
    .orderBy(desc(subscriptionTerms.endsAt))
    .limit(1)
  return monthAfter(last && last.endsAt > at ? last.endsAt : at)
}
