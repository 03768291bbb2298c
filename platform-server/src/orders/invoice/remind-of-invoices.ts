import { asc, eq } from 'drizzle-orm'
import type { RequestTenant } from '../../app/request-context.ts'
import type { Services } from '../../app/services.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import type { Tx } from '../../lib/data/database.ts'
import { invoiceNotices } from '../../lib/data/schema/money/payments.ts'
import { orders } from '../../lib/data/schema/orders.ts'
import { invoiceDueAt } from '../../domain/orders/invoice-dates.rule.ts'
import type { StoredOrder } from '../../domain/orders/read-orders.ts'
import { lockOrder, readOrder } from '../../domain/orders/sql-orders.ts'
import { buyerLanguage } from '../buyer-language.ts'
import { invoiceReminderEmail } from '../order-emails.ts'
import { noticeAt, type InvoiceNotice } from './invoice-notice.rule.ts'

type Parts = Pick<Services, 'database' | 'now'> & Pick<MailingOptions, 'tenantMailer'>

/** Reminds buyers of invoices that they have not paid, once for each occasion. Returns how many emails were sent. */
export async function remindOfInvoices(parts: Parts, tenant: RequestTenant): Promise<number> {
  const { database, tenantMailer } = parts
  const at = parts.now()
  const waiting = await database.withTenant(tenant.id, (tx) =>
    tx
      .select()
      .from(orders)
      .where(eq(orders.state, 'awaiting_payment'))
      .orderBy(asc(orders.placedAt), asc(orders.id)),
  )
  let sent = 0
  for (const stored of waiting) {
    const kind = noticeAt(invoiceDueAt(stored.placedAt), at)
    if (kind === null) continue
    // One transaction for each, so that an order that fails does not keep the others from their email.
    const isSent = await database.withTenant(tenant.id, async (tx) => {
      if (!(await isFirst(tx, stored, { kind, at }))) return false
      const order = await readOrder(tx, stored.id)
      if (!order) return false
      const email = invoiceReminderEmail(order, kind !== 'due-in-7', await buyerLanguage(tx, order))
      await tenantMailer(tx, { tenant }, email)
      return true
    })
    if (isSent) sent += 1
  }
  return sent
}

/** Whether the order still waits for its payment, and nothing was sent on this occasion. */
async function isFirst(
  tx: Tx,
  { id: orderId, tenantId }: StoredOrder,
  notice: { readonly kind: InvoiceNotice; readonly at: Date },
): Promise<boolean> {
  const locked = await lockOrder(tx, orderId)
  if (locked?.state !== 'awaiting_payment') return false
  const made = await tx
    .insert(invoiceNotices)
    .values({ tenantId, orderId, ...notice })
    .onConflictDoNothing()
    .returning({ kind: invoiceNotices.kind })
  return made.length > 0
}
