import { CardPage, Order, PaymentMethods, TestCardPayment, verbatim } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { addRoutes } from '../../app/add-routes.ts'
import { requireUser } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import { PaymentRefused } from '../../lib/payments/payment-provider.ts'
import { ProblemError } from '../../lib/problem.ts'
import { createCardPayments } from './card-payments.ts'
import { createProviderReports, type ReportOptions } from './provider-reports.ts'

const own = { tags: ['Orders'], security: BEARER }
const params = z.object({ id: z.uuid() })
const LIMIT = { rateLimit: { max: 20, timeWindow: '1 minute' } }
const LARGEST_EVENT_BYTES = 256 * 1024

const METHODS = {
  ...own,
  summary: 'List how orders can be paid',
  response: { 200: PaymentMethods, ...refusals(401) },
}
const OPEN = {
  ...own,
  summary: 'Open the page on which the balance of one of my orders is paid by card',
  params,
  response: { 200: CardPage, ...refusals(401, 404, 409, 429) },
}
const TEST_CARD = {
  ...own,
  summary: 'Pay one of my orders with the test card, which moves no money',
  params,
  body: TestCardPayment,
  response: { 200: Order, ...refusals(401, 402, 404, 422, 429) },
}
const EVENT = {
  tags: own.tags,
  summary: 'Take an event of the card provider, which signs it',
  headers: z.object({ 'stripe-signature': verbatim(2000) }),
  response: { 200: z.object({ received: z.literal(true) }), ...refusals(400, 404) },
}

export const cardPaymentRoutes: FastifyPluginAsyncZod<ReportOptions> = async (app, options) => {
  await addRoutes(app, buyerRoutes, options)
  await addRoutes(app, eventRoutes, options)
}

const buyerRoutes: FastifyPluginAsyncZod<ReportOptions> = async (app, options) => {
  const { cards } = options.services
  const payments = createCardPayments(options)
  app.addHook('onRequest', requireUser)

  app.get('/payment-methods', { schema: METHODS }, async () => ({ card: cards?.method ?? null }))

  app.post('/orders/:id/card-payment', { schema: OPEN, config: LIMIT }, (request) =>
    payments.open(request, request.params.id),
  )

  app.post('/orders/:id/test-card', { schema: TEST_CARD, config: LIMIT }, (request) =>
    payments.payByTestCard(request, request.params.id, request.body),
  )
}

/** The signature covers the bytes of the body, so nothing parses them before it is checked. */
const eventRoutes: FastifyPluginAsyncZod<ReportOptions> = async (app, options) => {
  const { cards } = options.services
  const reports = createProviderReports(options)
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: LARGEST_EVENT_BYTES },
    (_request, body, done) => done(null, body),
  )

  app.post('/payments/events', { schema: EVENT }, async ({ headers, body }) => {
    if (!cards) throw new ProblemError(404, 'no-cards')
    try {
      const event = await cards.readEvent(body as Buffer, headers['stripe-signature'])
      if (event) await reports.takeEvent(cards, event)
    } catch (error) {
      if (error instanceof PaymentRefused) throw new ProblemError(400, 'signature-wrong')
      throw error
    }
    return { received: true as const }
  })
}
