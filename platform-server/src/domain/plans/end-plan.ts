import type { Tx } from '../../lib/data/database.ts'
import { payments } from '../../lib/data/schema/money/payments.ts'
import { eq } from 'drizzle-orm'
import { cancelOrder } from '../orders/cancel-order.ts'
import { changePlan, livePlansOf, lockPlan, unpaidOrdersOf, type StoredPlan } from './plan-rows.ts'
import { endInvitations, setSeatEnds } from './plan-seats.ts'

/** Ends a plan now, with its seats and the invoices that no one has started to pay. The caller holds its lock. */
export async function endPlan(tx: Tx, plan: StoredPlan, at: Date): Promise<void> {
  await changePlan(tx, plan.id, { endedAt: at, renews: false, nextChargeAt: null })
  await cancelUnpaid(tx, plan.id, at)
  await setSeatEnds(tx, plan, plan.paidUntil < at ? at : plan.paidUntil)
  await endInvitations(tx, plan)
}

export async function cancelUnpaid(tx: Tx, planId: string, at: Date): Promise<void> {
  for (const { order } of await unpaidOrdersOf(tx, planId))
    if ((await tx.$count(payments, eq(payments.orderId, order.id))) === 0) await cancelOrder(tx, order, at)
}

/** An account that is closed renews nothing. People who hold a seat keep it until the end of what is paid. */
export async function stopPlansOf(tx: Tx, userId: number, at: Date): Promise<void> {
  for (const { id } of await livePlansOf(tx, userId)) {
    const plan = await lockPlan(tx, id)
    if (!plan || plan.endedAt) continue
    await changePlan(tx, id, { renews: false, canceledAt: plan.canceledAt ?? at, cardCustomer: null })
    await endPlan(tx, plan, at)
  }
}
