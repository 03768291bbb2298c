import { randomUUID } from 'node:crypto'
import type { Billing, Order, Quote } from '@platform/shared-contracts/http'
import type { Tx } from '../../lib/data/database.ts'
import { orderLines, orders } from '../../lib/data/schema/orders.ts'
import { post } from '../ledger/ledger.ts'
import { exemptionInForce } from '../tax-exemptions/exemption-in-force.ts'
import { placedEntries } from '../ledger/postings.rule.ts'
import { nextOrderNumber, readOrder } from './sql-orders.ts'

export interface NewOrder {
  readonly tenantId: number
  /** The buyer. */
  readonly userId: number
  readonly quote: Quote
  readonly billing: Billing
  readonly termsVersion: string
  readonly requestKey: string
  readonly requestHash: string | null
  readonly renews: boolean
  readonly keepsSeat?: boolean
  readonly at: Date
}

/** An order that waits for its payment, with its number and its posting in the ledger. */
export async function insertOrder(tx: Tx, { quote, at, ...order }: NewOrder): Promise<Order> {
  const id = randomUUID()
  const { tenantId } = order
  const { lines, coupon, ...sums } = quote
  const used = { couponCode: coupon?.code ?? null, couponCents: coupon?.cents ?? 0 }
  const taxExemption = await exemptionInForce(tx, order.userId, at)
  const number = await nextOrderNumber(tx, tenantId, at.getUTCFullYear())
  await tx.insert(orders).values({ id, number, placedAt: at, ...order, ...sums, ...used, taxExemption })
  await tx.insert(orderLines).values(lines.map((line, place) => ({ ...line, place, orderId: id, tenantId })))
  const entries = placedEntries(sums)
  await post(tx, { tenantId, at, kind: 'placed', orderId: id, source: `placed/${id}`, entries })
  const placed = await readOrder(tx, id)
  if (!placed) throw new Error(`Order ${id} is gone while it is placed.`)
  return placed
}
