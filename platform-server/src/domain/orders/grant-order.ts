import type { Order } from '@platform/shared-contracts/http'
import { CORE_MODULES, LEARNER_PLAN, PARTNER_PLAN } from '@platform/shared-contracts/rules'
import { desc, eq } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { consultationEntitlements } from '../../lib/data/schema/consultations.ts'
import { courseAccess, orderSeats, subscriptionTerms } from '../../lib/data/schema/orders.ts'
import { setSubscribed } from '../subscriptions/subscription.ts'
import { monthAfter } from './price-order.rule.ts'

interface Grant {
  readonly tenantId: number
  readonly order: Order
  readonly at: Date
}

/** What a paid order opens at once: the partner plan to its buyer, and the seat of an order that has only one. */
export async function grantOrder(tx: Tx, grant: Grant): Promise<void> {
  const { tenantId, order, at } = grant
  const userId = Number(order.buyer.id)
  if (order.lines.some(({ code }) => code === PARTNER_PLAN))
    // Two entitlements: an hour in each week of the term, and one hour a month on demand.
    await tx.insert(consultationEntitlements).values([
      { tenantId, userId, kind: 'partner-plan', startsAt: at },
      { tenantId, userId, kind: 'on-demand', startsAt: at },
    ])
  if (order.hasSeats && order.seats === 1) await grantSeat(tx, { ...grant, userId })
}

/** Opens what was ordered to one person, who must hold no seat of this order yet. */
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
  if (order.lines.some(({ code }) => code === LEARNER_PLAN)) await extend(tx, { tenantId, order, at, userId })
}

/** Another month, from the end of what is paid already. */
async function extend(
  tx: Tx,
  { tenantId, order, at, userId }: Grant & { readonly userId: number },
): Promise<void> {
  const [last] = await tx
    .select({ endsAt: subscriptionTerms.endsAt })
    .from(subscriptionTerms)
    .where(eq(subscriptionTerms.userId, userId))
    .orderBy(desc(subscriptionTerms.endsAt))
    .limit(1)
  const from = last && last.endsAt > at ? last.endsAt : at
  await tx.insert(subscriptionTerms).values({ tenantId, userId, orderId: order.id, endsAt: monthAfter(from) })
  await setSubscribed(tx, { tenantId, userId, isSubscribed: true, reason: `order ${order.number}`, at })
}
