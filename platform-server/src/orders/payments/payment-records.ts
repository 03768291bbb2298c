import type { Order, PaymentRecord } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { currentUser } from '../../app/request-context.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { payments } from '../../lib/data/schema/money/payments.ts'
import { ProblemError } from '../../lib/problem.ts'
import { lockOrder, readOrder } from '../../domain/orders/sql-orders.ts'
import { dollars } from '../dollars.ts'
import { found } from '../found-order.ts'
import { balanceOf } from './balance.rule.ts'
import { recordPayment } from './record-payment.ts'

interface Reported {
  readonly id: string
  readonly key: string
  readonly body: PaymentRecord
}

/** Payments that staff saw on the bank account, in part or in whole; each key is recorded once. */
export function createPaymentRecords({ services, tenantMailer: send }: MailingOptions) {
  const { database, now } = services
  return {
    pay(request: FastifyRequest, { id, key, body }: Reported): Promise<Order> {
      const { tenantId, email: recordedBy } = currentUser(request)
      const reportKey = `staff/${key}`
      const payment = { ...body, method: 'transfer', recordedBy, reportKey } as const
      return database.withTenant(tenantId, async (tx) => {
        await lockOrder(tx, id)
        const order = found(await readOrder(tx, id))
        const isKnown = (await tx.$count(payments, eq(payments.reportKey, reportKey))) > 0
        if (!isKnown) refuseUnlessOwed(order, body.amountCents)
        const context = { tenant: request.tenant, request, send, at: now() }
        await recordPayment(tx, id, { payment, context })
        return found(await readOrder(tx, id))
      })
    },
  }
}

function refuseUnlessOwed(order: Order, amountCents: number): void {
  if (order.state === 'canceled') throw new ProblemError(409, 'canceled')
  const balanceCents = order.state === 'paid' ? 0 : balanceOf(order)
  if (amountCents > balanceCents)
    throw new ProblemError(422, 'over-balance', {
      field: 'amountCents',
      values: { balance: dollars(balanceCents) },
    })
}
