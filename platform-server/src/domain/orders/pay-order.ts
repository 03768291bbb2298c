import { randomUUID } from 'node:crypto'
import type { Order, PaymentMethod } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { payments } from '../../lib/data/schema/money/payments.ts'
import { orders } from '../../lib/data/schema/orders.ts'
import { ProblemError } from '../../lib/problem.ts'
import { post } from '../ledger/ledger.ts'
import { openedEntries, paymentEntries } from '../ledger/postings.rule.ts'
import { grantOrder } from './grant-order.ts'
import type { StoredOrder } from './read-orders.ts'
import { readOrder } from './sql-orders.ts'

export interface ReportedPayment {
  readonly method: PaymentMethod
  readonly amountCents: number
  /** Email of the person who reports it, or the name of the provider. */
  readonly recordedBy: string
  readonly note: string
  /** The same for each report of the same payment. */
  readonly reportKey: string
}

/** Returns whether this is the first report of the payment. Errors  409 for another payment under the same key. */
export async function insertPayment(
  tx: Tx,
  { id: orderId, tenantId }: StoredOrder,
  { payment, at }: { readonly payment: ReportedPayment; readonly at: Date },
): Promise<boolean> {
  const id = randomUUID()
  const [made] = await tx
    .insert(payments)
    .values({ id, tenantId, orderId, at, ...payment })
    .onConflictDoNothing({ target: [payments.tenantId, payments.reportKey] })
    .returning({ id: payments.id })
  if (!made) return refuseUnlessSame(tx, orderId, payment)
  const entries = paymentEntries(payment.method, payment.amountCents)
  await post(tx, { tenantId, at, kind: 'payment', orderId, source: `payment/${id}`, entries })
  return true
}

async function refuseUnlessSame(
  tx: Tx,
  orderId: string,
  { reportKey, amountCents }: ReportedPayment,
): Promise<false> {
  const [known] = await tx.select().from(payments).where(eq(payments.reportKey, reportKey))
  if (known?.orderId !== orderId || known.amountCents !== amountCents)
    throw new ProblemError(409, 'key-reused')
  return false
}

/** Opens what was ordered; the caller holds the lock of an order that waits for its payment. */
export async function grantPaidOrder(
  tx: Tx,
  { id, tenantId }: StoredOrder,
  { payment, at }: { readonly payment: Pick<ReportedPayment, 'recordedBy' | 'note'>; readonly at: Date },
): Promise<Order> {
  const { recordedBy: confirmedBy, note: paymentNote } = payment
  const paid = { state: 'paid', paidAt: at, confirmedBy, paymentNote } as const
  await tx.update(orders).set(paid).where(eq(orders.id, id))
  const order = await readOrder(tx, id)
  if (!order) throw new Error(`Order ${id} is gone while it is paid.`)
  const entries = openedEntries(order)
  await post(tx, { tenantId, at, kind: 'opened', orderId: id, source: `opened/${id}`, entries })
  await grantOrder(tx, { tenantId, order, at })
  return (await readOrder(tx, id)) ?? order
}
