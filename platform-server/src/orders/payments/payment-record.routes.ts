import { Order, PaymentRecord, RefundRecord, verbatim } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { requireRole } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { createPaymentRecords } from './payment-records.ts'
import { createRefunds } from './refunds.ts'

const own = { tags: ['Orders'], security: BEARER }
const params = z.object({ id: z.uuid() })
const headers = z.object({ 'idempotency-key': verbatim(100).check(z.minLength(1)) })
const response = { 200: Order, ...refusals(401, 403, 404, 409, 422) }

const PAYMENT = {
  ...own,
  summary: 'Record a payment of an order, in full or in part',
  description:
    'Safe to retry with the same Idempotency-Key. The payment that completes the total opens the order.',
  ...{ params, headers, body: PaymentRecord, response },
}
const REFUND = {
  ...own,
  summary: 'Refund an order, in full or in part',
  description: 'Safe to retry with the same Idempotency-Key.',
  ...{ params, headers, body: RefundRecord, response },
}

/** Money that super admins report: what arrived by bank transfer or check, and what went back. */
export const paymentRecordRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, options) => {
  const payments = createPaymentRecords(options)
  const refunds = createRefunds(options)
  app.addHook('onRequest', requireRole('super_admin'))

  app.post('/admin/orders/:id/payments', { schema: PAYMENT }, (request) =>
    payments.pay(request, {
      id: request.params.id,
      key: request.headers['idempotency-key'],
      body: request.body,
    }),
  )

  app.post('/admin/orders/:id/refunds', { schema: REFUND }, (request) =>
    refunds.refund(request, {
      id: request.params.id,
      key: request.headers['idempotency-key'],
      body: request.body,
    }),
  )
}
