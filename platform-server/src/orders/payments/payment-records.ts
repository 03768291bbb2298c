import { randomUUID } from 'node:crypto'
import type { Order, PaymentRecord, RefundRecord } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { currentUser, type SignedIn } from '../../app/request-context.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { recordAudit } from '../../lib/data/audit.ts'
import type { Tx } from '../../lib/data/database.ts'
import { payments, refunds } from '../../lib/data/schema/money/payments.ts'
import { ProblemError } from '../../lib/problem.ts'
import { post } from '../../domain/ledger/ledger.ts'
import { refundEntries } from '../../domain/ledger/postings.rule.ts'
import { lockOrder, readOrder } from '../../domain/orders/sql-orders.ts'
import { buyerLanguage } from '../buyer-language.ts'
import { refundEmail } from '../order-emails.ts'
import { found } from '../place-order.ts'
import { balanceOf, refundable } from './balance.rule.ts'
import { recordPayment, type PaymentContext } from './record-payment.ts'

interface Reported<Body> {
  readonly id: string
  readonly key: string
  readonly body: Body
}

interface PaymentRecords {
  pay(request: FastifyRequest, reported: Reported<PaymentRecord>): Promise<Order>
  refund(request: FastifyRequest, reported: Reported<RefundRecord>): Promise<Order>
}

interface Work {
  readonly tx: Tx
  readonly who: SignedIn
  readonly context: PaymentContext
  readonly order: Order
  readonly reportKey: string
}

export function createPaymentRecords({ services, tenantMailer: send }: MailingOptions): PaymentRecords {
  const { database, now } = services
  const withOrder = <Body>(
    request: FastifyRequest,
    { id, key }: Reported<Body>,
    work: (given: Work) => Promise<void>,
  ) => {
    const who = currentUser(request)
    return database.withTenant(who.tenantId, async (tx) => {
      await lockOrder(tx, id)
      const order = found(await readOrder(tx, id))
      const context = { tenant: request.tenant, request, send, at: now() }
      await work({ tx, who, context, order, reportKey: `staff/${key}` })
      return found(await readOrder(tx, id))
    })
  }
  return {
    pay: (request, reported) => withOrder(request, reported, (work) => pay(work, reported.body)),
    refund: (request, reported) => withOrder(request, reported, (work) => refund(work, reported.body)),
  }
}

async function pay({ tx, who, context, order, reportKey }: Work, record: PaymentRecord): Promise<void> {
  const payment = { ...record, method: 'transfer', recordedBy: who.email, reportKey } as const
  const [known] = await tx.select({ id: payments.id }).from(payments).where(eq(payments.reportKey, reportKey))
  if (!known) refuseUnlessOwed(order, record.amountCents)
  await recordPayment(tx, order.id, { payment, context })
}

function refuseUnlessOwed(order: Order, amountCents: number): void {
  if (order.state === 'cancelled') throw new ProblemError(409, 'cancelled')
  const balanceCents = order.state === 'paid' ? 0 : balanceOf(order)
  if (amountCents > balanceCents)
    throw new ProblemError(422, 'over-balance', {
      field: 'amountCents',
      values: { balance: dollars(balanceCents) },
    })
}

async function refund({ tx, who, context, order, reportKey }: Work, record: RefundRecord): Promise<void> {
  const { amountCents, reason } = record
  if (await isKnownRefund(tx, { orderId: order.id, amountCents, reportKey })) return
  const [most] = refundable(order)
  if (!most || amountCents > most.cents)
    throw new ProblemError(422, 'over-held', {
      field: 'amountCents',
      values: { held: dollars(most?.cents ?? 0) },
    })
  const { tenantId, email: recordedBy } = who
  const { method } = most
  const { at, tenant, request, send } = context
  const id = randomUUID()
  const orderId = order.id
  await tx
    .insert(refunds)
    .values({ ...{ id, tenantId, orderId, method, at }, ...record, recordedBy, reportKey })
  const entries = refundEntries(method, amountCents, { isOpened: order.state === 'paid' })
  await post(tx, { tenantId, at, kind: 'refund', orderId, source: `refund/${id}`, entries })
  const after = { number: order.number, amountCents, reason }
  await recordAudit(tx, {
    tenantId,
    actor: recordedBy,
    action: 'order.refund',
    subject: `order/${orderId}`,
    after,
  })
  const email = refundEmail(order, record, await buyerLanguage(tx, order))
  await send(tx, { tenant, ...(request && { request }) }, email)
}

interface KnownRefund {
  readonly orderId: string
  readonly amountCents: number
  readonly reportKey: string
}

async function isKnownRefund(tx: Tx, { orderId, amountCents, reportKey }: KnownRefund): Promise<boolean> {
  const [known] = await tx.select().from(refunds).where(eq(refunds.reportKey, reportKey))
  if (!known) return false
  if (known.orderId !== orderId || known.amountCents !== amountCents)
    throw new ProblemError(409, 'key-reused')
  return true
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}
