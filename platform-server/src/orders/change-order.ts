import type { Order } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { currentUser } from '../app/request-context.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { orders } from '../lib/data/schema/orders.ts'
import { ProblemError } from '../lib/problem.ts'
import { grantOrder } from '../domain/orders/grant-order.ts'
import { orderPaidEmail } from './order-emails.ts'
import { auditOrder, type OrderWork } from './order-work.ts'
import { found } from './place-order.ts'
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

async function confirm(work: OrderWork, id: string, paymentNote: string): Promise<Order> {
  const { tx, request, who, post, at } = work
  const before = await lockOrder(tx, id)
  if (before?.state === 'cancelled') throw new ProblemError(409, 'cancelled')
  if (before?.state !== 'awaiting_payment') return found(before && (await readOrder(tx, id)))
  const paid = { state: 'paid', paidAt: at, confirmedBy: who.email, paymentNote } as const
  await tx.update(orders).set(paid).where(eq(orders.id, id))
  const order = found(await readOrder(tx, id))
  await grantOrder(tx, { tenantId: who.tenantId, order, at })
  const after = { number: order.number, totalCents: order.totalCents, paymentNote }
  await auditOrder(work, id, { action: 'order.confirm', after })
  await post(tx, { tenant: request.tenant, request }, orderPaidEmail(order))
  return found(await readOrder(tx, id))
}

async function cancel(work: OrderWork, id: string, buyerId: number | undefined): Promise<Order> {
  const { tx, at } = work
  const before = await lockOrder(tx, id)
  if (!before || (buyerId !== undefined && before.userId !== buyerId)) return found(null)
  if (before.state === 'paid') throw new ProblemError(409, 'paid')
  if (before.state === 'awaiting_payment') {
    await tx.update(orders).set({ state: 'cancelled', cancelledAt: at }).where(eq(orders.id, id))
    const after = { number: before.number }
    await auditOrder(work, id, { action: 'order.cancel', after })
  }
  return found(await readOrder(tx, id))
}
