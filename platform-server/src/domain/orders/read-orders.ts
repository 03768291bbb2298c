import type { Order, Payment, SeatInvitation } from '@platform/shared-contracts/http'
import { asc, desc, eq, inArray, isNull, and, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { payments, refunds } from '../../lib/data/schema/money/payments.ts'
import { orderLines, orders, orderSeats, seatInvitations } from '../../lib/data/schema/orders.ts'
import { users } from '../../lib/data/schema/people.ts'
import { plansOfOrders } from '../plans/read-plans.ts'
import { invoiceDueAt } from './invoice-dates.rule.ts'
import { hasSeats } from './price-order.rule.ts'

export type StoredOrder = typeof orders.$inferSelect
type StoredLine = typeof orderLines.$inferSelect

interface Reading {
  readonly where: SQL | undefined
  readonly limit: number
  readonly offset: number
}

/** Waiting orders first, then the newest; seven queries however many there are. */
export async function readOrders(tx: Tx, { where, limit, offset }: Reading): Promise<Order[]> {
  const rows = await tx
    .select({ order: orders, buyer: users })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(where)
    .orderBy(sql`${orders.state} = 'awaiting_payment' desc`, desc(orders.placedAt), desc(orders.number))
    .limit(limit)
    .offset(offset)
  const ids = rows.map(({ order }) => order.id)
  if (ids.length === 0) return []
  const lines = await tx
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.place))
  const seats = await tx
    .select({ seat: orderSeats, holder: users })
    .from(orderSeats)
    .innerJoin(users, eq(users.id, orderSeats.userId))
    .where(inArray(orderSeats.orderId, ids))
    .orderBy(asc(orderSeats.at), asc(orderSeats.userId))
  const invited = await tx
    .select()
    .from(seatInvitations)
    .where(and(inArray(seatInvitations.orderId, ids), isNull(seatInvitations.takenAt)))
    .orderBy(asc(seatInvitations.sentAt), asc(seatInvitations.email))
  const paid = await moneyOf(tx, payments, ids)
  const repaid = await moneyOf(tx, refunds, ids)
  const planOf = await plansOfOrders(tx, ids)
  return rows.map(({ order, buyer }) => {
    const own = lines.filter(({ orderId }) => orderId === order.id)
    const holders = seats.filter(({ seat }) => seat.orderId === order.id)
    return toOrder(order, own, {
      buyer: { id: buyer.id, name: nameOf(buyer), email: buyer.email },
      seatHolders: holders.map(({ seat, holder }) => ({
        ...{ userId: holder.id, name: nameOf(holder), email: holder.email },
        at: seat.at.toISOString(),
      })),
      invitations: invited.filter(({ orderId }) => orderId === order.id).map((one) => toInvitation(one)),
      payments: paid.filter(({ orderId }) => orderId === order.id).map((one) => toPayment(one)),
      refunds: repaid.filter(({ orderId }) => orderId === order.id).map((one) => toPayment(one)),
      plan: planOf.get(order.id) ?? null,
    })
  })
}

function moneyOf(tx: Tx, table: typeof payments | typeof refunds, orderIds: string[]) {
  const { id, orderId, method, amountCents, at } = table
  return tx
    .select({ id, orderId, method, amountCents, at })
    .from(table)
    .where(inArray(orderId, orderIds))
    .orderBy(asc(at), asc(id))
}

function toPayment({ id, method, amountCents, at }: Awaited<ReturnType<typeof moneyOf>>[number]): Payment {
  return { id, method, amountCents, at: at.toISOString() }
}

function toInvitation(row: typeof seatInvitations.$inferSelect): SeatInvitation {
  const { id, email, sentAt, expiresAt } = row
  return { id, email, sentAt: sentAt.toISOString(), expiresAt: expiresAt.toISOString() }
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

function toOrder(
  order: StoredOrder,
  lines: readonly StoredLine[],
  related: Pick<Order, 'buyer' | 'seatHolders' | 'invitations' | 'payments' | 'refunds' | 'plan'>,
): Order {
  const { id, number, state, seats, sumCents, discountCents, totalCents, billing, termsVersion } = order
  const { couponCode, couponCents: cents, taxExemption } = order
  return {
    ...{ id, number, state, seats, sumCents, discountCents, totalCents, billing, termsVersion },
    ...related,
    taxExemption,
    coupon: couponCode === null ? null : { code: couponCode, cents },
    lines: lines.map(({ code, title, priceCents }) => ({ code, title, priceCents })),
    placedAt: order.placedAt.toISOString(),
    dueAt: invoiceDueAt(order.placedAt).toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    canceledAt: order.canceledAt?.toISOString() ?? null,
    hasSeats: hasSeats(lines.map(({ code }) => code)),
  }
}
