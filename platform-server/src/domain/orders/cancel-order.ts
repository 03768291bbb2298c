import { eq } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { orders } from '../../lib/data/schema/orders.ts'
import { post } from '../ledger/ledger.ts'
import { canceledEntries } from '../ledger/postings.rule.ts'
import type { StoredOrder } from './read-orders.ts'
import { returnCoupon } from './sql-coupons.ts'

/** Ends an order that waits for its payment; the caller holds its lock. */
export async function cancelOrder(tx: Tx, order: StoredOrder, at: Date): Promise<void> {
  const { id, tenantId, couponCode } = order
  await tx.update(orders).set({ state: 'canceled', canceledAt: at }).where(eq(orders.id, id))
  if (couponCode !== null) await returnCoupon(tx, couponCode)
  const entries = canceledEntries(order)
  await post(tx, { tenantId, at, kind: 'canceled', orderId: id, source: `canceled/${id}`, entries })
}
