import type { Order } from '@platform/shared-contracts/http'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { planOrders } from '../../lib/data/schema/money/plans.ts'
import { orderSeats, seatInvitations, subscriptionTerms } from '../../lib/data/schema/orders.ts'
import type { StoredPlan } from './plan-rows.ts'

type Period = Pick<StoredPlan, 'id' | 'paidUntil'>

/** Orders whose seats are open in the period that ends at `paidUntil`. */
async function ordersOfPeriod(tx: Tx, { id, paidUntil }: Period): Promise<string[]> {
  const rows = await tx
    .select({ orderId: planOrders.orderId })
    .from(planOrders)
    .where(and(eq(planOrders.planId, id), eq(planOrders.endsAt, paidUntil)))
  return rows.map(({ orderId }) => orderId)
}

/** Who holds a seat in a period, the longest holder first. */
export async function holdersOf(tx: Tx, period: Period): Promise<number[]> {
  const ids = await ordersOfPeriod(tx, period)
  const rows = await tx
    .select({ userId: orderSeats.userId })
    .from(orderSeats)
    .where(inArray(orderSeats.orderId, ids))
    .orderBy(asc(orderSeats.at), asc(orderSeats.userId))
  return [...new Set(rows.map(({ userId }) => userId))]
}

interface Moving {
  readonly before: Period
  readonly order: Order
  /** Seats of the order that no one holds. */
  readonly free: number
  readonly at: Date
}

/** Moves invitations that wait to the order of the next period, as far as it has seats; the others end. */
export async function moveInvitations(tx: Tx, { before, order, free, at }: Moving): Promise<void> {
  const waiting = await waitingInvitations(tx, before)
  const open = waiting.filter(({ expiresAt }) => expiresAt > at)
  const first = [...new Map(open.toReversed().map((one) => [one.email, one])).values()].toReversed()
  const moved = first.slice(0, Math.max(0, free)).map(({ id }) => id)
  if (moved.length > 0)
    await tx.update(seatInvitations).set({ orderId: order.id }).where(inArray(seatInvitations.id, moved))
  await endInvitations(tx, before)
}

/** Invitations to seats of a period that is over. */
export async function endInvitations(tx: Tx, period: Period): Promise<void> {
  const left = (await waitingInvitations(tx, period)).map(({ id }) => id)
  if (left.length > 0) await tx.delete(seatInvitations).where(inArray(seatInvitations.id, left))
}

async function waitingInvitations(tx: Tx, period: Period) {
  const ids = await ordersOfPeriod(tx, period)
  return tx
    .select()
    .from(seatInvitations)
    .where(and(inArray(seatInvitations.orderId, ids), isNull(seatInvitations.takenAt)))
    .orderBy(asc(seatInvitations.sentAt), asc(seatInvitations.email))
}

/** Sets until when the seats of the current period are open. */
export async function setSeatEnds(tx: Tx, period: Period, endsAt: Date): Promise<void> {
  const ids = await ordersOfPeriod(tx, period)
  if (ids.length > 0)
    await tx.update(subscriptionTerms).set({ endsAt }).where(inArray(subscriptionTerms.orderId, ids))
}
