import {
  Credential,
  CredentialDecision,
  CredentialReviewPage,
  CredentialReviewQuery,
} from '@platform/shared-contracts/http'
import { countsAsAdmin } from '@platform/shared-contracts/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requirePermission } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { createDecision } from './decide-credential.ts'
import { reviewPage } from './sql-credentials.ts'

const own = { tags: ['Credentials'], security: BEARER }
const LIST = {
  ...own,
  summary: 'List credentials for review, pending ones first',
  querystring: CredentialReviewQuery,
  response: { 200: CredentialReviewPage, ...refusals(400, 401, 403) },
}
const DECIDE = {
  ...own,
  summary: 'Approve or reject a credential',
  params: z.object({ id: z.uuid() }),
  body: CredentialDecision,
  response: { 200: Credential, ...refusals(401, 403, 404, 409, 422) },
}

/** For users who look after learners: a partner's own, or all for an admin. */
export const reviewRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, options) => {
  const { database, now } = options.services
  const decide = createDecision(options)
  app.addHook('onRequest', requirePermission('see-assigned-learners'))

  app.get('/credential-reviews', { schema: LIST }, (request) => {
    const who = currentUser(request)
    const partnerId = countsAsAdmin(who) ? null : who.userId
    const today = now().toISOString().slice(0, 10)
    return database.withTenant(who.tenantId, (tx) => reviewPage(tx, { partnerId }, request.query, today))
  })

  app.post('/credentials/:id/decision', { schema: DECIDE }, (request) =>
    decide(request, request.params.id, request.body),
  )
}
