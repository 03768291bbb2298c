import {
  PartnerRateRequest,
  PartnerRates,
  PathId,
  PayoutPaymentRequest,
  PayoutQuery,
  PayoutReport,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { addRoutes } from '../../app/add-routes.ts'
import { currentUser, editorOf, requirePartner, requireRole } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { asFile, CSV_TYPE, toCsv } from '../../lib/csv.ts'
import { readPayouts } from './read-payouts.ts'
import { addRate, ratesOf, recordPayout } from './sql-payouts.ts'

const described = { tags: ['Consultations'], security: BEARER, querystring: PayoutQuery }
const READ = {
  ...described,
  summary: 'Get what partners are paid for in a month',
  response: { 200: PayoutReport, ...refusals(401, 403, 422) },
}
const FILE = {
  ...described,
  summary: 'Download what partners are paid for in a month as CSV',
  produces: ['text/csv'],
  response: { 200: z.string(), ...refusals(401, 403, 422) },
}
const own = { tags: described.tags, security: BEARER }
const PAY = {
  ...own,
  summary: 'Record that a partner got the money for a month; it cannot be changed after',
  params: PayoutQuery,
  body: PayoutPaymentRequest,
  response: { 201: PayoutReport, ...refusals(401, 403, 404, 409, 422) },
}
const params = z.object({ id: PathId })
const RATES = {
  ...own,
  summary: 'List what a partner is and was paid for an hour',
  params,
  response: { 200: PartnerRates, ...refusals(401, 403, 404) },
}
const SET_RATE = {
  ...RATES,
  summary: 'Set what a partner is paid for an hour from a day on',
  body: PartnerRateRequest,
  response: { 201: PartnerRates, ...refusals(401, 403, 404, 409, 422) },
}
const OWN = { ...READ, summary: 'Get what I am paid for in a month, as a partner' }

const COLUMNS = [
  ...['Month', 'Professional', 'Email', 'Completed', 'Client did not come', 'Canceled late'],
  ...['Professional did not come', 'Not recorded yet', 'Minutes to pay', 'Minutes recorded'],
  ...['Minutes without a rate', 'Amount in US dollars', 'Paid on', 'Reference'],
]

type Options = Pick<MailingOptions, 'services'>

/** consultations.routes.ts guards them too. */
export const payoutRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  await addRoutes(app, reportRoutes, options)
  await addRoutes(app, moneyRoutes, options)
  await addRoutes(app, ownPayoutRoutes, options)
}

/** For admins of the tenant. */
const reportRoutes: FastifyPluginAsyncZod<Options> = async (app, { services: { database, now } }) => {
  app.addHook('onRequest', requireRole('admin', 'super_admin'))

  app.get('/admin/payouts', { schema: READ }, (request) =>
    database.withTenant(currentUser(request).tenantId, (tx) =>
      readPayouts(tx, { ...request.query, now: now() }),
    ),
  )

  app.get('/admin/payouts.csv', { schema: FILE }, async (request, reply) => {
    const { month, items } = await database.withTenant(currentUser(request).tenantId, (tx) =>
      readPayouts(tx, { ...request.query, now: now() }),
    )
    const rows = items.map((one) => [
      ...[month, one.partner.name, one.partner.email, one.completed, one.missedByClient, one.canceledLate],
      ...[one.missedByPartner, one.unrecorded, one.paidMinutes, one.heldMinutes],
      ...moneyColumns(one),
    ])
    return reply
      .type(CSV_TYPE)
      .headers(asFile(`payouts-${month}.csv`))
      .send(toCsv(COLUMNS, rows))
  })
}

function moneyColumns({ money }: PayoutReport['items'][number]) {
  if (!money) return ['', '', '', '']
  const { unratedMinutes, amountCents, payment } = money
  return [unratedMinutes, (amountCents / 100).toFixed(2), payment?.paidOn ?? '', payment?.reference ?? '']
}

/** For admins of the tenant. */
const moneyRoutes: FastifyPluginAsyncZod<Options> = async (app, { services: { database, now } }) => {
  app.addHook('onRequest', requireRole('admin', 'super_admin'))

  app.post('/admin/payouts/:month/payments', { schema: PAY }, async (request, reply) => {
    const { month } = request.params
    const by = { ...editorOf(request), at: now() }
    const report = await database.withTenant(by.tenantId, async (tx) => {
      await recordPayout(tx, month, request.body, by)
      return readPayouts(tx, { month, now: by.at })
    })
    return reply.code(201).send(report)
  })

  app.get('/admin/partners/:id/rates', { schema: RATES }, (request) =>
    database.withTenant(currentUser(request).tenantId, (tx) => ratesOf(tx, request.params.id)),
  )

  app.post('/admin/partners/:id/rates', { schema: SET_RATE }, async (request, reply) => {
    const by = { ...editorOf(request), at: now() }
    const rates = await database.withTenant(by.tenantId, (tx) =>
      addRate(tx, request.params.id, request.body, by),
    )
    return reply.code(201).send(rates)
  })
}

/** For a partner: their own month. */
const ownPayoutRoutes: FastifyPluginAsyncZod<Options> = async (app, { services: { database, now } }) => {
  app.addHook('onRequest', requirePartner)

  app.get('/partner/payouts', { schema: OWN }, (request) => {
    const { tenantId, userId } = currentUser(request)
    return database.withTenant(tenantId, (tx) =>
      readPayouts(tx, { ...request.query, now: now(), partnerId: userId }),
    )
  })
}
