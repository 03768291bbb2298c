import {
  Duplicates,
  InLanguage,
  Order,
  OrderList,
  OrderPage,
  OrderQuery,
  OrderRequest,
  OwnedCourses,
  PaymentConfirmation,
  Quote,
  QuoteRequest,
  verbatim,
} from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE, isSuperAdmin } from '@platform/shared-contracts/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { addRoutes } from '../app/add-routes.ts'
import { currentUser, requireRole, requireUser, type SignedIn } from '../app/request-context.ts'
import { BEARER, fileAnswer, refusals } from '../app/route-schema.ts'
import { customerOf } from '../app/workers.ts'
import { ownedCourses } from '../domain/subscriptions/course-access.ts'
import { paperBrand } from '../lib/pdf/paper-brand.ts'
import { createOrderChanges, type OrderChanges } from './change-order.ts'
import { findDuplicates } from './find-duplicates.ts'
import { found } from './found-order.ts'
import { INVOICE_TASK } from './invoice/invoice-task.ts'
import { paymentRecordRoutes } from './payments/payment-record.routes.ts'
import { createOrdering, quoteOf, type OrderingOptions } from './place-order.ts'
import { seatsRoutes } from './seats/seats.routes.ts'
import { quoteWithCoupon } from '../domain/orders/sql-coupons.ts'
import { orderPage, ordersOf, readOrder } from '../domain/orders/sql-orders.ts'

interface Options extends OrderingOptions {
  readonly changes: OrderChanges
}

const own = { tags: ['Orders'], security: BEARER }
const params = z.object({ id: z.uuid() })
const Key = z.object({ 'idempotency-key': verbatim(100).check(z.minLength(1)) })

const QUOTE = {
  tags: own.tags,
  summary: 'Get a price quote for cart items',
  body: QuoteRequest,
  response: { 200: Quote, ...refusals(422, 429) },
}
const PLACE = {
  ...own,
  summary: 'Place an order to pay by invoice',
  description:
    'Safe to retry: a request with the same Idempotency-Key returns the order that the first one placed.',
  headers: Key,
  body: OrderRequest,
  response: { 201: Order, ...refusals(400, 401, 409, 422, 429) },
}
const DUPLICATES = {
  ...own,
  summary: 'Get what I have already, or have ordered and not paid, of what I am about to order',
  body: QuoteRequest,
  response: { 200: Duplicates, ...refusals(401, 422) },
}
const LIST = { ...own, summary: 'List my orders', response: { 200: OrderList, ...refusals(401) } }
const READ = {
  ...own,
  summary: 'Get one of my orders',
  params,
  response: { 200: Order, ...refusals(401, 404) },
}
const CANCEL = {
  ...own,
  summary: 'Cancel one of my unpaid orders',
  params,
  response: { 200: Order, ...refusals(401, 404, 409) },
}
const INVOICE = {
  ...own,
  summary: 'Download the invoice of an order with the branding of the tenant',
  params,
  querystring: InLanguage,
  response: { 200: z.file(), ...refusals(401, 404, 429) },
}
const COURSES = {
  ...own,
  summary: 'List the modules that were bought for me',
  response: { 200: OwnedCourses, ...refusals(401) },
}
const LIMIT = { rateLimit: { max: 20, timeWindow: '1 minute' } }
/** Prices follow what is typed; codes of coupons cannot be tried out by the thousand. */
const QUOTE_LIMIT = { rateLimit: { max: 60, timeWindow: '1 minute' } }

/** Buying by invoice: the server sets the prices, the tenant confirms the payment, and only then anything opens. */
export const ordersRoutes: FastifyPluginAsyncZod<OrderingOptions> = async (app, options) => {
  const changes = createOrderChanges(options)
  const { database, now } = options.services
  app.post('/orders/quote', { schema: QUOTE, config: QUOTE_LIMIT }, async ({ tenant, body }) => {
    const quote = quoteOf(body, tenant.config)
    const { coupon } = body
    if (!coupon) return quote
    return database.withTenant(tenant.id, (tx) => quoteWithCoupon(tx, quote, coupon, now()))
  })
  await addRoutes(app, ownOrdersRoutes, { ...options, changes })
  await addRoutes(app, seatsRoutes, options)
  await addRoutes(app, adminOrdersRoutes, { ...options, changes })
  await addRoutes(app, paymentRecordRoutes, options)
}

const ownOrdersRoutes: FastifyPluginAsyncZod<Options> = async (app, { changes, ...options }) => {
  const { services } = options
  const { database } = services
  const place = createOrdering(options)
  app.addHook('onRequest', requireUser)

  app.post('/orders', { schema: PLACE, config: LIMIT }, async (request, reply) => {
    const requestKey = request.headers['idempotency-key']
    return reply.code(201).send(await place(request, { wanted: request.body, requestKey }))
  })

  app.post('/orders/duplicates', { schema: DUPLICATES }, (request) => {
    const who = currentUser(request)
    return database.withTenant(who.tenantId, (tx) => findDuplicates(tx, who, request.body))
  })

  app.get('/orders', { schema: LIST }, (request) => {
    const { tenantId, userId } = currentUser(request)
    return database.withTenant(tenantId, (tx) => ordersOf(tx, userId))
  })

  app.get('/orders/:id', { schema: READ }, async (request) => {
    const who = currentUser(request)
    const buyerId = buyerUnlessSuperAdmin(who)
    return found(await database.withTenant(who.tenantId, (tx) => readOrder(tx, request.params.id, buyerId)))
  })

  app.post('/orders/:id/cancel', { schema: CANCEL }, (request) =>
    changes.cancel(request, request.params.id, buyerUnlessSuperAdmin(currentUser(request))),
  )

  await addRoutes(app, invoiceRoutes, { services })

  app.get('/my-courses', { schema: COURSES }, (request) => {
    const { tenantId, userId } = currentUser(request)
    return database.withTenant(tenantId, (tx) => ownedCourses(tx, userId))
  })
}

const invoiceRoutes: FastifyPluginAsyncZod<Pick<Options, 'services'>> = async (app, { services }) => {
  app.get('/orders/:id/invoice', { schema: INVOICE, config: LIMIT }, async (request, reply) => {
    const who = currentUser(request)
    const { tenant, params: pathParams, query } = request
    const order = await services.database.withTenant(who.tenantId, (tx) =>
      readOrder(tx, pathParams.id, buyerUnlessSuperAdmin(who)),
    )
    const pdf = await app.workers.run(customerOf(request), INVOICE_TASK, {
      order: found(order),
      language: query.language ?? SOURCE_LANGUAGE,
      seller: { paymentDetails: tenant.paymentDetails, address: tenant.sellerAddress },
      brand: paperBrand(tenant.config),
    })
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="invoice-${found(order).number}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(fileAnswer(pdf))
  })
}

/** Super admins see every order of their tenant. */
function buyerUnlessSuperAdmin(who: SignedIn): number | undefined {
  return isSuperAdmin(who) ? undefined : who.userId
}

const ALL = {
  ...own,
  summary: 'List the orders of the tenant, unpaid ones first',
  querystring: OrderQuery,
  response: { 200: OrderPage, ...refusals(400, 401, 403) },
}
const CONFIRM = {
  ...own,
  summary: 'Confirm the payment of an order and open its items, once',
  params,
  body: PaymentConfirmation,
  response: { 200: Order, ...refusals(401, 403, 404, 409, 422) },
}
const CALL_OFF = { ...CANCEL, summary: 'Cancel an unpaid order' }

const adminOrdersRoutes: FastifyPluginAsyncZod<Options> = async (app, { services, changes }) => {
  const { database } = services
  app.addHook('onRequest', requireRole('super_admin'))

  app.get('/admin/orders', { schema: ALL }, ({ tenant, query }) =>
    database.withTenant(tenant.id, (tx) => orderPage(tx, query)),
  )

  app.post('/admin/orders/:id/confirm', { schema: CONFIRM }, (request) =>
    changes.confirm(request, request.params.id, request.body.note),
  )

  app.post('/admin/orders/:id/cancel', { schema: CALL_OFF }, (request) =>
    changes.cancel(request, request.params.id),
  )
}
