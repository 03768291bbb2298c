import {
  ModuleReviewDecision,
  ModuleReviewRecordPage,
  ModuleReviewRecordQuery,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireRole } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { decideReview, recordPage } from './moderation.ts'
import { moduleDecisionEmail } from './module-decision-email.ts'

const own = { tags: ['modules'], security: BEARER }
const LIST = {
  ...own,
  summary: 'List reviews of modules, those that wait for a decision first',
  querystring: ModuleReviewRecordQuery,
  response: { 200: ModuleReviewRecordPage, ...refusals(400, 401, 403) },
}
const DECIDE = {
  ...own,
  summary: 'Publish or reject a review of a module',
  params: z.object({ id: z.uuid() }),
  body: ModuleReviewDecision,
  response: { 204: z.null(), ...refusals(401, 403, 404, 409, 422) },
}

/** Staff decide what is published of a module's reviews. */
export const moderationRoutes: FastifyPluginAsyncZod<MailingOptions> = async (
  app,
  { services: { database }, tenantMailer },
) => {
  app.addHook('onRequest', requireRole('admin', 'super_admin'))

  app.get('/admin/module-reviews', { schema: LIST }, ({ tenant, query }) =>
    database.withTenant(tenant.id, (tx) => recordPage(tx, query)),
  )

  app.post('/admin/module-reviews/:id', { schema: DECIDE }, async (request, reply) => {
    const who = currentUser(request)
    const { tenant } = request
    await database.withTenant(who.tenantId, async (tx) => {
      const decided = await decideReview(tx, who, { ...request.params, ...request.body })
      const email = await moduleDecisionEmail(tx, decided, request.body.state)
      if (email) await tenantMailer(tx, { tenant, request }, email)
    })
    return reply.code(204).send(null)
  })
}
