import type { Order } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { currentUser, type SignedIn } from '../app/request-context.ts'
import type { MailingOptions, SendTenantEmail } from '../app/tenant-mailer.ts'
import { recordAudit } from '../lib/data/audit.ts'
import type { Tx } from '../lib/data/database.ts'
import { orders } from '../lib/data/schema/orders.ts'
import { ProblemError } from '../lib/problem.ts'
import { grantOrder } from '../domain/orders/grant-order.ts'
import { orderPaidEmail } from './order-emails.ts'
import { found } from './place-order.ts'
import { lockOrder, readOrder } from '../domain/orders/sql-orders.ts'

export interface OrderChanges {
  /** By a super admin: the payment has arrived. Opens everything in the same transaction, however often it is sent. */
  confirm(request: FastifyRequest, id: string, note: string): Promise<Order>
  /** By its buyer, or by a super admin; errors 409 once paid. */
  cancel(request: FastifyRequest, id: string, buyerId?: number): Promise<Order>
}

interface Work {
  readonly tx: Tx
  readonly request: FastifyRequest
  readonly who: SignedIn
  readonly post: SendTenantEmail
  readonly at: Date
}

export function createOrderChanges({ services, tenantMailer: post }: MailingOptions): OrderChanges {
  const { database, now } = services
  const inTenant = (request: FastifyRequest, work: (given: Work) => Promise<Order>) => {
    const who = currentUser(request)
    return database.withTenant(who.tenantId, (tx) => work({ tx, request, who, post, at: now() }))
  }
  return {
    confirm: (request, id, note) => inTenant(request, (work) => confirm(work, id, note)),
    cancel: (request, id, buyerId) => inTenant(request, (work) => cancel(work, id, buyerId)),
  }
}

async function confirm(
  { tx, request, who, post, at }: Work,
  id: string,
  paymentNote: string,
): Promise<Order> {
  const { tenantId, email } = who
  const before = await lockOrder(tx, id)
  if (before?.state === 'cancelled') throw new ProblemError(409, 'cancelled')
  if (before?.state !== 'awaiting_payment') return found(before && (await readOrder(tx, id)))
  const paid = { state: 'paid', paidAt: at, confirmedBy: email, paymentNote } as const
  await tx.update(orders).set(paid).where(eq(orders.id, id))
  const order = found(await readOrder(tx, id))
  await grantOrder(tx, { tenantId, order, at })
  const after = { number: order.number, totalCents: order.totalCents, paymentNote }
  await recordAudit(tx, { tenantId, actor: email, action: 'order.confirm', subject: `order/${id}`, after })
  await post(tx, { tenant: request.tenant, request }, orderPaidEmail(order))
  return found(await readOrder(tx, id))
}

async function cancel({ tx, who, at }: Work, id: string, buyerId: number | undefined): Promise<Order> {
  const { tenantId, email } = who
  const before = await lockOrder(tx, id)
  if (!before || (buyerId !== undefined && before.userId !== buyerId)) return found(null)
  if (before.state === 'paid') throw new ProblemError(409, 'paid')
  if (before.state === 'awaiting_payment') {
    await tx.update(orders).set({ state: 'cancelled', cancelledAt: at }).where(eq(orders.id, id))
    const after = { number: before.number }
    await recordAudit(tx, { tenantId, actor: email, action: 'order.cancel', subject: `order/${id}`, after })
  }
  return found(await readOrder(tx, id))
}
