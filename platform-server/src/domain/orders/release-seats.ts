import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import {
  courseAccess,
  orders,
  orderSeats,
  seatInvitations,
  subscriptionTerms,
} from '../../lib/data/schema/orders.ts'
import type { Person } from '../accounts/people.ts'
import { stopPlansOf } from '../plans/end-plan.ts'
import { setSubscribed } from '../subscriptions/subscription.ts'
import { cancelOrder } from './cancel-order.ts'
import { readOrder } from './sql-orders.ts'
import { hasUsedSeat } from './seat-use.ts'

/**
 * Gives back what belongs to a person who leaves for good: seats that they never started to use, seats that wait for
 * their address, their unpaid orders, their plans, and their subscription. A seat that was started stays used. Invitations that they
 * sent end too, because no one could give those seats anymore.
 */
export async function releaseOrders(tx: Tx, person: Person, now: Date): Promise<void> {
  const { id: userId, tenantId, email } = person
  const held = await tx.select().from(orderSeats).where(eq(orderSeats.userId, userId))
  for (const seat of held) await releaseUnused(tx, seat)
  await tx.delete(seatInvitations).where(eq(seatInvitations.email, email))
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  await tx.delete(seatInvitations).where(sql`${seatInvitations.orderId} in ${own}`)
  const unpaid = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.state, 'awaiting_payment')))
    .for('update')
  for (const order of unpaid) await cancelOrder(tx, order, now)
  await stopPlansOf(tx, userId, now)
  await setSubscribed(tx, { tenantId, userId, isSubscribed: false, reason: 'account erased', at: now })
}

async function releaseUnused(tx: Tx, { orderId, userId, at }: typeof orderSeats.$inferSelect): Promise<void> {
  const order = await readOrder(tx, orderId)
  if (!order || (await hasUsedSeat(tx, order, { userId, since: at }))) return
  for (const table of [courseAccess, subscriptionTerms, orderSeats])
    await tx.delete(table).where(and(eq(table.orderId, orderId), eq(table.userId, userId)))
}
