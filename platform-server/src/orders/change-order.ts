import type { Order } from '@platform/shared-contracts/http'
import type { FastifyRequest } from 'fastify'
import { currentUser } from '../app/request-context.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { ProblemError } from '../lib/problem.ts'
import { cancelOrder } from '../domain/orders/cancel-order.ts'
import { changePlan, planOrderOf } from '../domain/plans/plan-rows.ts'
import type { Tx } from '../lib/data/database.ts'
import { balanceOf, heldCents } from './payments/balance.rule.ts'
import { openOrder, recordPayment, type PaymentContext } from './payments/record-payment.ts'
import { auditOrder, type OrderWork } from './order-work.ts'
import { found } from './found-order.ts'
import { lockOrder, readOrder } from '../domain/orders/sql-orders.ts'

export interface OrderChanges {
  /** By a super admin: the payment has arrived. Opens everything in the same transaction, however often it is sent. */
  confirm(request: FastifyRequest, id: string, note: string): Promise<Order>
  /** By its buyer, or by a super admin; errors 409 once paid. */
  cancel(request: FastifyRequest, id: string, buyerId?: number): Promise<Order>
}

export function createOrderChanges({ services, tenantMailer: post }: MailingOptions): OrderChanges {
  const { database, now } = services
  const inTenant = (request: FastifyRequest, work: (given: OrderWork) => Promise<Order>) => {
    const who = currentUser(request)
    return database.withTenant(who.tenantId, (tx) => work({ tx, request, who, post, at: now() }))
  }
  return {
    confirm: (request, id, note) => inTenant(request, (work) => confirm(work, id, note)),
    cancel: (request, id, buyerId) => inTenant(request, (work) => cancel(work, id, buyerId)),
  }
}

async function confirm(work: OrderWork, id: string, note: string): Promise<Order> {
  const { tx, who } = work
  const { email: recordedBy } = who
  const before = await lockOrder(tx, id)
  if (before?.state === 'canceled') throw new ProblemError(409, 'canceled')
  const order = found(before && (await readOrder(tx, id)))
  if (before?.state !== 'awaiting_payment') return order
  const amountCents = balanceOf(order)
  const payment = { method: 'transfer', amountCents, recordedBy, note, reportKey: `confirm/${id}` } as const
  if (amountCents <= 0) return openOrder(tx, before, { payment, context: contextOf(work) })
  return recordPayment(tx, id, { payment, context: contextOf(work) })
}

function contextOf({ request, post: send, at }: OrderWork): PaymentContext {
  return { tenant: request.tenant, request, send, at }
}

async function cancel(work: OrderWork, id: string, buyerId: number | undefined): Promise<Order> {
  const { tx, at } = work
  const before = await lockOrder(tx, id)
  if (!before || (buyerId !== undefined && before.userId !== buyerId)) return found(null)
  if (before.state === 'paid') throw new ProblemError(409, 'paid')
  const order = found(await readOrder(tx, id))
  if (before.state !== 'awaiting_payment') return order
  if (heldCents(order) > 0) throw new ProblemError(409, 'partly-paid')
  await cancelOrder(tx, before, at)
  await stopRenewal(tx, id, at)
  await auditOrder(work, id, { action: 'order.cancel', after: { number: before.number } })
  return found(await readOrder(tx, id))
}

/** Who cancels the invoice of a renewal cancels the renewal; the plan stays until the end of what is paid. */
async function stopRenewal(tx: Tx, orderId: string, at: Date): Promise<void> {
  const link = await planOrderOf(tx, orderId)
  if (link?.kind === 'renewal') await changePlan(tx, link.planId, { renews: false, canceledAt: at })
}
