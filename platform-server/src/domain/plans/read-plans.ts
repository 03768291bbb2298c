import type { Order, OrderPlan, OwnedPlan, Plan, TenantConfig } from '@platform/shared-contracts/http'
import { plansOf } from '@platform/shared-contracts/rules'
import { count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { planOrders, plans } from '../../lib/data/schema/money/plans.ts'
import { orders } from '../../lib/data/schema/orders.ts'
import { users } from '../../lib/data/schema/people.ts'
import { hasSeats } from '../orders/price-order.rule.ts'
import type { StoredPlan } from './plan-rows.ts'
import { holdersOf } from './plan-seats.ts'
import { accessUntil, planState } from './plan-state.rule.ts'

type Priced = Pick<TenantConfig, 'prices'>

interface Reading {
  readonly where: SQL | undefined
  readonly limit: number
  readonly offset: number
}

/** Live plans first, then the newest. */
export async function readPlans(
  tx: Tx,
  tenant: Priced,
  { where, limit, offset }: Reading,
): Promise<OwnedPlan[]> {
  const rows = await tx
    .select({ plan: plans, owner: users })
    .from(plans)
    .innerJoin(users, eq(users.id, plans.userId))
    .where(where)
    .orderBy(desc(plans.endedAt), desc(plans.startedAt), desc(plans.id))
    .limit(limit)
    .offset(offset)
  return Promise.all(
    rows.map(async ({ plan, owner }) => ({
      ...(await toPlan(tx, tenant, plan)),
      owner: { id: owner.id, name: `${owner.firstName} ${owner.lastName}`.trim(), email: owner.email },
    })),
  )
}

export async function countPlans(tx: Tx, where: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(plans)
    .innerJoin(users, eq(users.id, plans.userId))
    .where(where)
  return row?.total ?? 0
}

async function toPlan(tx: Tx, tenant: Priced, plan: StoredPlan): Promise<Plan> {
  const own = await ordersOfPlan(tx, plan.id)
  const { title, priceCents } = soldAs(plan.code, tenant)
  const { id, code, seats, nextSeats, renews, payment } = plan
  return {
    ...{ id, title, state: planState(plan), renews, code, seats, nextSeats, payment },
    paidUntil: plan.paidUntil.toISOString(),
    startedAt: plan.startedAt.toISOString(),
    periodStartsAt: plan.periodStartsAt.toISOString(),
    seatsTaken: hasSeats([code]) ? (await holdersOf(tx, plan)).length : null,
    nextCharge: nextChargeOf(plan, priceCents * (nextSeats ?? seats)),
    endsAt: endOf(plan)?.toISOString() ?? null,
    openOrderId: own.find(isOpenRenewal)?.id ?? null,
    orders: own,
  }
}

function soldAs(code: string, tenant: Priced) {
  const sold = plansOf(tenant).find((plan) => plan.code === code)
  return { title: sold?.title ?? code, priceCents: sold?.priceCents ?? 0 }
}

const isOpenRenewal = ({ kind, isPaid, isCanceled }: Plan['orders'][number]) =>
  kind === 'renewal' && !isPaid && !isCanceled

function nextChargeOf(plan: StoredPlan, amountCents: number): Plan['nextCharge'] {
  if (!plan.renews || plan.endedAt) return null
  const at = plan.nextChargeAt ?? plan.paidUntil
  return plan.pastDueSince && !plan.nextChargeAt ? null : { at: at.toISOString(), amountCents }
}

function endOf(plan: StoredPlan): Date | null {
  if (plan.endedAt) return plan.endedAt
  if (plan.pastDueSince) return accessUntil(plan)
  return plan.renews ? null : plan.paidUntil
}

async function ordersOfPlan(tx: Tx, planId: string): Promise<Plan['orders']> {
  const rows = await tx
    .select({ order: orders, kind: planOrders.kind })
    .from(planOrders)
    .innerJoin(orders, eq(orders.id, planOrders.orderId))
    .where(eq(planOrders.planId, planId))
    .orderBy(desc(orders.placedAt), desc(orders.number))
  return rows.map(({ order: { id, number, state, seats, totalCents, placedAt }, kind }) => ({
    ...{ id, number, kind, seats, totalCents, placedAt: placedAt.toISOString() },
    isPaid: state === 'paid',
    isCanceled: state !== 'paid' && state !== 'awaiting_payment',
  }))
}

/** The plans of orders, by the id of the order. */
export async function plansOfOrders(tx: Tx, orderIds: string[]): Promise<Map<Order['id'], OrderPlan>> {
  const rows = await tx
    .select({ orderId: planOrders.orderId, plan: plans })
    .from(planOrders)
    .innerJoin(plans, eq(plans.id, planOrders.planId))
    .where(inArray(planOrders.orderId, orderIds))
  return new Map(
    rows.map(({ orderId, plan }) => [
      orderId,
      { id: plan.id, state: planState(plan), paidUntil: plan.paidUntil.toISOString(), renews: plan.renews },
    ]),
  )
}
