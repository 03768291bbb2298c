import {
  TaxExemption,
  TaxExemptionDecision,
  TaxExemptionPage,
  TaxExemptionQuery,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { requireRole } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { createDecision } from './decide-exemption.ts'
import { reviewPage } from './sql-tax-exemptions.ts'

const own = { tags: ['Orders'], security: BEARER }
const LIST = {
  ...own,
  summary: 'List the tax exemption certificates of the tenant, those to check first',
  querystring: TaxExemptionQuery,
  response: { 200: TaxExemptionPage, ...refusals(400, 401, 403) },
}
const DECIDE = {
  ...own,
  summary: 'Accept or refuse a tax exemption certificate',
  params: z.object({ id: z.uuid() }),
  body: TaxExemptionDecision,
  response: { 200: TaxExemption, ...refusals(401, 403, 404, 409, 422) },
}

/** The same by the people who record payments. */
export const exemptionReviewRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, options) => {
  const { database, now } = options.services
  const decide = createDecision(options)
  app.addHook('onRequest', requireRole('super_admin'))

  app.get('/admin/tax-exemptions', { schema: LIST }, ({ tenant, query }) =>
    database.withTenant(tenant.id, (tx) => reviewPage(tx, query, now().toISOString().slice(0, 10))),
  )

  app.post('/admin/tax-exemptions/:id/decision', { schema: DECIDE }, (request) =>
    decide(request, request.params.id, request.body),
  )
}
