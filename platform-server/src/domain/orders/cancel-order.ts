import { eq } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { orders } from '../../lib/data/schema/orders.ts'
import { post } from '../ledger/ledger.ts'
import { cancelledEntries } from '../ledger/postings.rule.ts'
import type { StoredOrder } from './read-orders.ts'

/** Ends an order that waits for its payment; the caller holds its lock. */
export async function cancelOrder(tx: Tx, order: StoredOrder, at: Date): Promise<void> {
  const { id, tenantId } = order
  await tx.update(orders).set({ state: 'cancelled', cancelledAt: at }).where(eq(orders.id, id))
  const entries = cancelledEntries(order)
  await post(tx, { tenantId, at, kind: 'cancelled', orderId: id, source: `cancelled/${id}`, entries })
}
