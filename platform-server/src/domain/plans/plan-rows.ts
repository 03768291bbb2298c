import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { planOrders, plans } from '../../lib/data/schema/money/plans.ts'
import { orders } from '../../lib/data/schema/orders.ts'

export type StoredPlan = typeof plans.$inferSelect
export type StoredPlanOrder = typeof planOrders.$inferSelect

export async function planById(tx: Tx, id: string): Promise<StoredPlan | null> {
  const [found] = await tx.select().from(plans).where(eq(plans.id, id))
  return found ?? null
}

export async function planOrderOf(tx: Tx, orderId: string): Promise<StoredPlanOrder | null> {
  const [found] = await tx.select().from(planOrders).where(eq(planOrders.orderId, orderId))
  return found ?? null
}

/**
 * Locks a plan after its unpaid orders, in the order in which a payment locks them, so that a job and a payment wait for each
 * other and never block each other for good.
 */
export async function lockPlan(tx: Tx, id: string): Promise<StoredPlan | null> {
  await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(planOrders, eq(planOrders.orderId, orders.id))
    .where(and(eq(planOrders.planId, id), eq(orders.state, 'awaiting_payment')))
    .orderBy(asc(orders.id))
    .for('update', { of: orders })
  const [found] = await tx.select().from(plans).where(eq(plans.id, id)).for('update')
  return found ?? null
}

export async function changePlan(
  tx: Tx,
  id: string,
  change: Partial<typeof plans.$inferInsert>,
): Promise<void> {
  await tx.update(plans).set(change).where(eq(plans.id, id))
}

/** Orders of a plan that wait for their payment, the oldest first. */
export function unpaidOrdersOf(tx: Tx, planId: string) {
  return tx
    .select({ order: orders, kind: planOrders.kind })
    .from(planOrders)
    .innerJoin(orders, eq(orders.id, planOrders.orderId))
    .where(and(eq(planOrders.planId, planId), eq(orders.state, 'awaiting_payment')))
    .orderBy(asc(orders.placedAt))
}

export function livePlansOf(tx: Tx, userId: number): Promise<StoredPlan[]> {
  return tx
    .select()
    .from(plans)
    .where(and(eq(plans.userId, userId), isNull(plans.endedAt)))
    .orderBy(asc(plans.startedAt), asc(plans.id))
}
