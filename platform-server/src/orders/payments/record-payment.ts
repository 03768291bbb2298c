import type { Order } from '@platform/shared-contracts/http'
import type { FastifyRequest } from 'fastify'
import type { RequestTenant } from '../../app/request-context.ts'
import type { SendTenantEmail } from '../../app/tenant-mailer.ts'
import { recordAudit } from '../../lib/data/audit.ts'
import type { Tx } from '../../lib/data/database.ts'
import { grantPaidOrder, insertPayment, type ReportedPayment } from '../../domain/orders/pay-order.ts'
import type { StoredOrder } from '../../domain/orders/read-orders.ts'
import { lockOrder, readOrder } from '../../domain/orders/sql-orders.ts'
import { planById, planOrderOf } from '../../domain/plans/plan-rows.ts'
import { mailOwner } from '../plans/plan-work.ts'
import { buyerLanguage } from '../buyer-language.ts'
import { excessPaymentEmail, orderPaidEmail, partlyPaidEmail } from '../order-emails.ts'
import { found } from '../found-order.ts'
import { balanceOf } from './balance.rule.ts'

export interface PaymentContext {
  readonly tenant: RequestTenant
  readonly request?: FastifyRequest
  readonly send: SendTenantEmail
  readonly at: Date
}

interface Reported<Payment = ReportedPayment> {
  readonly payment: Payment
  readonly context: PaymentContext
}

/**
 * The one way in which money arrives, from whichever source. The payment that completes the total opens the order in the
 * same transaction; the lock of the order's row makes that happen once. A payment that was reported before, an order that
 * is open, and an order that was canceled open nothing.
 */
export async function recordPayment(tx: Tx, orderId: string, { payment, context }: Reported): Promise<Order> {
  const stored = await lockOrder(tx, orderId)
  if (!stored) return found(null)
  if (!(await insertPayment(tx, stored, { payment, at: context.at })))
    return found(await readOrder(tx, orderId))
  const order = found(await readOrder(tx, orderId))
  const { tenantId } = stored
  const { amountCents, recordedBy: actor, note: paymentNote } = payment
  const after = { number: order.number, amountCents, totalCents: order.totalCents, paymentNote }
  await recordAudit(tx, { tenantId, actor, action: 'order.payment', subject: `order/${orderId}`, after })
  if (order.state !== 'awaiting_payment') {
    await notifyOfExcess(tx, order, { payment, context })
    return order
  }
  if (balanceOf(order) <= 0) return openOrder(tx, stored, { payment, context })
  await context.send(
    tx,
    mailFrom(context),
    partlyPaidEmail(order, amountCents, await buyerLanguage(tx, order)),
  )
  return order
}

/** Money for an order that waits for none, such as a card paid while the bank transfer arrived: staff have to refund it. */
async function notifyOfExcess(tx: Tx, order: Order, { payment, context }: Reported): Promise<void> {
  const to = context.tenant.config.support?.email
  if (to) await context.send(tx, mailFrom(context), excessPaymentEmail(order, payment.amountCents, to))
}

/** The payment is complete. Also for an order that costs nothing, which no payment completes. */
export async function openOrder(
  tx: Tx,
  stored: StoredOrder,
  { payment, context }: Reported<Pick<ReportedPayment, 'recordedBy' | 'note'>>,
): Promise<Order> {
  const order = await grantPaidOrder(tx, stored, { payment, at: context.at })
  const { id, tenantId, number, totalCents } = stored
  const { recordedBy: actor, note: paymentNote } = payment
  const after = { number, totalCents, paymentNote }
  await recordAudit(tx, { tenantId, actor, action: 'order.confirm', subject: `order/${id}`, after })
  await sendReceipt(tx, order, context)
  return order
}

async function sendReceipt(tx: Tx, order: Order, context: PaymentContext): Promise<void> {
  const link = await planOrderOf(tx, order.id)
  const plan = link?.kind === 'renewal' ? await planById(tx, link.planId) : null
  if (plan) return mailOwner({ tx, plan, ...context }, { kind: 'renewed', order })
  await context.send(tx, mailFrom(context), orderPaidEmail(order, await buyerLanguage(tx, order)))
}

export function mailFrom({ tenant, request }: PaymentContext) {
  return { tenant, ...(request && { request }) }
}
