import type { Order, OrderQuery } from '@platform/shared-contracts/http'
import { and, count, eq, ilike, or, sql, type SQL } from 'drizzle-orm'
import type { ExportSection } from '../../app/account-export.ts'
import type { Tx } from '../../lib/data/database.ts'
import { likePattern } from '../../lib/data/like-pattern.ts'
import { orderNumbers, orders } from '../../lib/data/schema/orders.ts'
import { users } from '../../lib/data/schema/people.ts'
import { readOrders, type StoredOrder } from './read-orders.ts'

/** Locked until the transaction ends, so that two people who confirm, cancel or give seats run one after the other. */
export async function lockOrder(tx: Tx, id: string): Promise<StoredOrder | null> {
  const [found] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return found ?? null
}

export async function orderByKey(tx: Tx, userId: number, requestKey: string): Promise<StoredOrder | null> {
  const isIt = and(eq(orders.userId, userId), eq(orders.requestKey, requestKey))
  const [found] = await tx.select().from(orders).where(isIt)
  return found ?? null
}

/** The next running number of the tenant in this year; the row's lock prevents gaps. */
export async function nextOrderNumber(tx: Tx, tenantId: number, year: number): Promise<string> {
  const [given] = await tx
    .insert(orderNumbers)
    .values({ tenantId, year, last: 1 })
    .onConflictDoUpdate({
      target: [orderNumbers.tenantId, orderNumbers.year],
      set: { last: sql`${orderNumbers.last} + 1` },
    })
    .returning()
  return `O-${year}-${String(given?.last ?? 1).padStart(5, '0')}`
}

/** Newest first. */
export function ordersOf(tx: Tx, userId: number): Promise<Order[]> {
  return readOrders(tx, { where: eq(orders.userId, userId), limit: 200, offset: 0 })
}

/** `userId` limits it to its buyer. */
export async function readOrder(tx: Tx, id: string, userId?: number): Promise<Order | null> {
  const isBuyers = userId === undefined ? undefined : eq(orders.userId, userId)
  const [found] = await readOrders(tx, { where: and(eq(orders.id, id), isBuyers), limit: 1, offset: 0 })
  return found ?? null
}

export async function orderPage(tx: Tx, query: OrderQuery) {
  const { page, size } = query
  const where = and(fits(query.q), query.state ? eq(orders.state, query.state) : undefined)
  const items = await readOrders(tx, { where, limit: size, offset: (page - 1) * size })
  const total = await countWhere(tx, where)
  const waiting = await countWhere(tx, eq(orders.state, 'awaiting_payment'))
  return { items, total, page, size, waiting }
}

function fits(q: string): SQL | undefined {
  if (!q) return undefined
  const pattern = likePattern(q)
  const name = sql`${users.firstName} || ' ' || ${users.lastName}`
  const company = sql`${orders.billing} ->> 'companyName'`
  return or(
    ilike(orders.number, pattern),
    ilike(users.email, pattern),
    ilike(name, pattern),
    ilike(company, pattern),
  )
}

async function countWhere(tx: Tx, where: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(where)
  return row?.total ?? 0
}

export const orderExport: ExportSection = {
  name: 'orders',
  rowsOf: async (tx, userId) =>
    (await ordersOf(tx, userId)).map(
      ({ number, state, lines, seats, totalCents, billing, placedAt, paidAt }) => ({
        ...{ number, state, seats, totalCents, placedAt, paidAt, ...billing },
        courses: lines.map(({ code }) => code).join(', '),
      }),
    ),
}
