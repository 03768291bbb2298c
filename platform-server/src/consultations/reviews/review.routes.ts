import { OwnReview, PendingReviewList, ReviewDecision, ReviewInput } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireRole } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { ratingDecisionEmail } from './rating-decision-email.ts'
import { decideReview, listPendingReviews, writeReview } from './reviews.ts'

const described = { tags: ['Consultations'], security: BEARER }
const One = z.object({ id: z.uuid() })
const WRITE = {
  ...described,
  params: One,
  body: ReviewInput,
  response: { 200: OwnReview, ...refusals(401, 403, 404, 409, 422) },
}
const LIST = { ...described, response: { 200: PendingReviewList, ...refusals(401, 403) } }
const DECIDE = {
  ...described,
  params: One,
  body: ReviewDecision,
  response: { 200: z.object({}), ...refusals(401, 403, 404, 409, 422) },
}
const ADMINS = { onRequest: requireRole('admin', 'super_admin') }

/** What clients say of completed consultations, and staff who decide what is published. */
export const reviewRoutes: FastifyPluginAsyncZod<MailingOptions> = async (
  app,
  { services, tenantMailer },
) => {
  const { database, now } = services

  app.put('/consultations/:id/review', { schema: WRITE }, (request) => {
    const who = currentUser(request)
    const writing = { id: request.params.id, input: request.body, now: now() }
    return database.withTenant(who.tenantId, (tx) => writeReview(tx, who, writing))
  })

  app.get('/admin/reviews', { schema: LIST, ...ADMINS }, (request) =>
    database.withTenant(currentUser(request).tenantId, listPendingReviews),
  )

  app.post('/admin/reviews/:id', { schema: DECIDE, ...ADMINS }, async (request) => {
    const who = currentUser(request)
    const decision = { ...request.params, ...request.body }
    const { tenant } = request
    await database.withTenant(who.tenantId, async (tx) => {
      const decided = await decideReview(tx, who, decision)
      const email = await ratingDecisionEmail(tx, decided, request.body.state)
      if (email) await tenantMailer(tx, { tenant, request }, email)
    })
    return {}
  })
}
