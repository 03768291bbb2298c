import { randomUUID } from 'node:crypto'
import type { Order, PlanPayment } from '@platform/shared-contracts/http'
import { LEARNER_PLAN, PARTNER_PLAN, periodAfter } from '@platform/shared-contracts/rules'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { planOrders, plans } from '../../lib/data/schema/money/plans.ts'
import { orders } from '../../lib/data/schema/orders.ts'
import { users } from '../../lib/data/schema/people.ts'
import { cancelUnpaid } from './end-plan.ts'
import { changePlan, livePlansOf, lockPlan, planOrderOf, type StoredPlan } from './plan-rows.ts'
import { isTrial } from './plan-state.rule.ts'

interface Paid {
  readonly tenantId: number
  readonly order: Order
  readonly at: Date
}

/** What a paid order did to a plan. */
export interface OpenedPlan {
  readonly plan: StoredPlan
  readonly kind: 'start' | 'renewal' | 'seats'
  /** The end of the period before, whose holders keep their seats; `null` for a new plan. */
  readonly before: Date | null
}

export const PLAN_CODES: readonly string[] = [LEARNER_PLAN, PARTNER_PLAN]

/**
 * Starts, extends or widens the plan of an order that was paid just now; `null` for an order without a plan. The caller holds
 * the lock of the order, which is opened once.
 */
export async function openPlan(tx: Tx, paid: Paid): Promise<OpenedPlan | null> {
  const code = paid.order.lines.map((line) => line.code).find((one) => PLAN_CODES.includes(one))
  if (code === undefined) return null
  const link = await planOrderOf(tx, paid.order.id)
  if (!link) return startPlan(tx, paid, code)
  const plan = await lockPlan(tx, link.planId)
  if (!plan) return null
  return link.kind === 'seats' ? addSeats(tx, paid, plan) : extendPlan(tx, paid, plan)
}

async function startPlan(tx: Tx, paid: Paid, code: string): Promise<OpenedPlan> {
  const { tenantId, order, at } = paid
  const userId = Number(order.buyer.id)
  // Two orders of one buyer that are paid at the same moment run one after the other.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const live = await livePlansOf(tx, userId)
  const same = live.find((one) => one.code === code && one.seats === 1 && order.seats === 1)
  if (same) {
    const kind = isTrial(same) ? 'start' : 'renewal'
    await tx.insert(planOrders).values({ orderId: order.id, tenantId, planId: same.id, kind })
    return extendPlan(tx, paid, (await lockPlan(tx, same.id)) ?? same)
  }
  const id = randomUUID()
  const paidUntil = periodAfter(code, at)
  const { renews, cardCustomer } = await choicesOf(tx, order.id)
  const [plan] = await tx
    .insert(plans)
    .values({
      ...{ id, tenantId, userId, code, seats: order.seats, startedAt: at, periodStartsAt: at, paidUntil },
      ...{ renews, cardCustomer, payment: paymentOf(order, cardCustomer) },
    })
    .returning()
  if (!plan) throw new Error(`The plan of order ${order.id} was not made.`)
  await tx
    .insert(planOrders)
    .values({ orderId: order.id, tenantId, planId: id, kind: 'start', endsAt: paidUntil })
  return { plan, kind: 'start', before: null }
}

/** Another period from the end of the one that is paid. A plan that ended meanwhile starts again at the payment. */
async function extendPlan(tx: Tx, { order, at }: Paid, plan: StoredPlan): Promise<OpenedPlan> {
  const isOver = plan.endedAt !== null
  const period = nextPeriodOf(plan, at)
  const { paidUntil } = period
  const { renews, cardCustomer } = await choicesOf(tx, order.id)
  const card = cardCustomer ?? plan.cardCustomer
  const change = {
    ...{ ...period, seats: order.seats, nextSeats: null },
    renews: renews || (plan.renews && !isOver),
    ...(renews && { canceledAt: null }),
    ...{ endedAt: null, pastDueSince: null, failedCharges: 0, nextChargeAt: null },
    ...{ cardCustomer: card, payment: cardCustomer ? paymentOf(order, cardCustomer) : plan.payment },
  }
  await changePlan(tx, plan.id, change)
  await tx.update(planOrders).set({ endsAt: paidUntil }).where(eq(planOrders.orderId, order.id))
  const extended = { ...plan, ...change }
  // No one holds a seat of a trial: the first paid period gives its own.
  if (isTrial(plan)) return { plan: extended, kind: 'start', before: null }
  return { plan: extended, kind: 'renewal', before: plan.paidUntil }
}

/** What is paid for begins at the end of a trial, so that its months have the day of that. */
function nextPeriodOf(plan: StoredPlan, at: Date) {
  const periodStartsAt = plan.endedAt === null ? plan.paidUntil : at
  const startedAt = isTrial(plan) ? periodStartsAt : plan.startedAt
  const isNew = plan.endedAt !== null
  return {
    ...{ startedAt, periodStartsAt },
    paidUntil: periodAfter(plan.code, periodStartsAt, isNew ? at : startedAt),
  }
}

async function addSeats(tx: Tx, { order, at }: Paid, plan: StoredPlan): Promise<OpenedPlan> {
  // The invoice of the next period was for fewer seats.
  await cancelUnpaid(tx, plan.id, at)
  const seats = plan.seats + order.seats
  await changePlan(tx, plan.id, { seats, nextSeats: null })
  await tx.update(planOrders).set({ endsAt: plan.paidUntil }).where(eq(planOrders.orderId, order.id))
  return { plan: { ...plan, seats, nextSeats: null }, kind: 'seats', before: null }
}

async function choicesOf(tx: Tx, orderId: string) {
  const { renews, cardCustomer } = orders
  const [row] = await tx.select({ renews, cardCustomer }).from(orders).where(eq(orders.id, orderId))
  return row ?? { renews: false, cardCustomer: null }
}

function paymentOf({ payments = [] }: Order, cardCustomer: string | null): PlanPayment {
  const method = payments.at(-1)?.method
  return cardCustomer === null || method === undefined || method === 'transfer' ? 'invoice' : method
}
