import { PayoutQuery, PayoutReport } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireRole } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { asFile, CSV_TYPE, toCsv } from '../../lib/csv.ts'
import { readPayouts } from './read-payouts.ts'

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
const COLUMNS = [
  ...['Month', 'Professional', 'Email', 'Completed', 'Client did not come', 'Canceled late'],
  ...['Professional did not come', 'Not recorded yet', 'Minutes to pay', 'Minutes recorded'],
]

/** For admins of the tenant; consultations.routes.ts guards them too. */
export const payoutRoutes: FastifyPluginAsyncZod<Pick<MailingOptions, 'services'>> = async (
  app,
  { services },
) => {
  const { database, now } = services
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
    ])
    return reply
      .type(CSV_TYPE)
      .headers(asFile(`payouts-${month}.csv`))
      .send(toCsv(COLUMNS, rows))
  })
}
