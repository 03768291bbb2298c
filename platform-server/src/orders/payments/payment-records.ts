import type { Order, PaymentRecord, RefundRecord } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { currentUser, type SignedIn } from '../../app/request-context.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import type { Tx } from '../../lib/data/database.ts'
import { payments } from '../../lib/data/schema/money/payments.ts'
import { ProblemError } from '../../lib/problem.ts'
import { lockOrder, readOrder } from '../../domain/orders/sql-orders.ts'
import { found } from '../place-order.ts'
import { balanceOf } from './balance.rule.ts'
import { recordPayment, type PaymentContext } from './record-payment.ts'
import { createRefunds } from './refunds.ts'

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

export function createPaymentRecords(options: MailingOptions): PaymentRecords {
  const { services, tenantMailer: send } = options
  const { database, now } = services
  const refunds = createRefunds(options)
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
    refund: refunds.refund,
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

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}
