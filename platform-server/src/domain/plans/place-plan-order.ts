import type { Order, PlanOrderKind, Quote } from '@platform/shared-contracts/http'
import { desc, eq } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { planOrders } from '../../lib/data/schema/money/plans.ts'
import { orders } from '../../lib/data/schema/orders.ts'
import { insertOrder } from '../orders/insert-order.ts'
import type { StoredPlan } from './plan-rows.ts'

interface Wanted {
  readonly kind: Exclude<PlanOrderKind, 'start'>
  readonly quote: Quote
  readonly requestKey: string
  readonly at: Date
}

/** An order of a plan, with the billing details and the accepted terms of its newest order. The caller holds the plan's lock. */
export async function placePlanOrder(tx: Tx, plan: StoredPlan, { kind, ...wanted }: Wanted): Promise<Order> {
  const { tenantId, userId } = plan
  const [last] = await tx
    .select({ billing: orders.billing, termsVersion: orders.termsVersion })
    .from(planOrders)
    .innerJoin(orders, eq(orders.id, planOrders.orderId))
    .where(eq(planOrders.planId, plan.id))
    .orderBy(desc(orders.placedAt))
    .limit(1)
  if (!last) throw new Error(`Plan ${plan.id} has no order.`)
  const order = await insertOrder(tx, {
    ...{ tenantId, userId, ...last, ...wanted, requestHash: null, renews: false },
  })
  await tx.insert(planOrders).values({ orderId: order.id, tenantId, planId: plan.id, kind })
  return order
}
