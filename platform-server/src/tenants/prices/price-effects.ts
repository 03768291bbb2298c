import type { PriceEffect, PriceList, PriceListRequest } from '@platform/shared-contracts/http'
import { catalogOf, plansOf } from '@platform/shared-contracts/rules'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { planOrders, plans } from '../../lib/data/schema/money/plans.ts'
import { orderLines, orders } from '../../lib/data/schema/orders.ts'

type Prices = Pick<PriceList, 'prices'>

/** What changes its price, and what that does to those who have it or ordered it. */
export async function priceEffects(
  tx: Tx,
  before: Prices,
  after: Pick<PriceListRequest, 'prices'>,
): Promise<PriceEffect[]> {
  const known = new Map(sold(before).map(({ code, priceCents }) => [code, priceCents]))
  const changes = sold(after).flatMap(({ code, title, priceCents: afterCents }) => {
    const beforeCents = known.get(code) ?? null
    if (beforeCents === null || afterCents === null || beforeCents === afterCents) return []
    return [{ code, title, beforeCents, afterCents }]
  })
  const effects: PriceEffect[] = []
  for (const change of changes)
    effects.push({
      ...change,
      ...(await renewals(tx, change.code)),
      unpaidOrders: await unpaidOrders(tx, change.code),
    })
  return effects
}

const sold = (tenant: Prices) => [...plansOf(tenant), ...catalogOf(tenant)]

async function renewals(tx: Tx, code: string) {
  const live = await tx
    .select({ id: plans.id, renews: plans.renews, paidUntil: plans.paidUntil })
    .from(plans)
    .where(and(eq(plans.code, code), isNull(plans.endedAt)))
    .orderBy(asc(plans.paidUntil))
  const placed = await tx
    .select({ planId: planOrders.planId })
    .from(planOrders)
    .innerJoin(orders, eq(orders.id, planOrders.orderId))
    .where(and(eq(planOrders.kind, 'renewal'), eq(orders.state, 'awaiting_payment')))
  const isPlaced = new Set(placed.map(({ planId }) => planId))
  const renewing = live.filter(({ id, renews }) => renews && !isPlaced.has(id))
  return {
    renewing: renewing.length,
    nextAt: renewing[0]?.paidUntil.toISOString() ?? null,
    fixed: live.filter(({ id, renews }) => renews && isPlaced.has(id)).length,
    ending: live.filter(({ renews }) => !renews).length,
  }
}

function unpaidOrders(tx: Tx, code: string): Promise<number> {
  return tx.$count(
    tx
      .selectDistinct({ id: orders.id })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(and(eq(orderLines.code, code), eq(orders.state, 'awaiting_payment')))
      .as('unpaid'),
  )
}
