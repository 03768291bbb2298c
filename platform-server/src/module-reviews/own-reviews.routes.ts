import {
  ModuleReviewInput,
  OwnModuleReview,
  OwnModuleReviewList,
  verbatim,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireUser } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { recordAudit } from '../lib/data/audit.ts'
import { ProblemError } from '../lib/problem.ts'
import { refuseUnknownModule } from './refuse-unknown-module.ts'
import { isHolder, ownReviews, removeReview, saveReview } from './sql-module-reviews.ts'

const own = { tags: ['modules'], security: BEARER }
const params = z.object({ code: verbatim(20) })
const LIST = {
  ...own,
  summary: 'List the modules that the caller may review, with what they wrote',
  response: { 200: OwnModuleReviewList, ...refusals(401) },
}
const WRITE = {
  ...own,
  summary: 'Write or change a review of a module with a certificate of it; staff read it before it is public',
  params,
  body: ModuleReviewInput,
  response: { 200: OwnModuleReview, ...refusals(401, 404, 409, 422) },
}
const REMOVE = {
  ...own,
  summary: "Delete the caller's review of a module",
  params,
  response: { 204: z.null(), ...refusals(401, 404) },
}

/** Reviews of the signed-in user. */
export const ownReviewsRoutes: FastifyPluginAsyncZod<Pick<Services, 'database' | 'now'>> = async (
  app,
  { database, now },
) => {
  app.addHook('onRequest', requireUser)

  app.get('/module-reviews/own', { schema: LIST }, (request) => {
    const { tenantId, userId } = currentUser(request)
    return database.withTenant(tenantId, (tx) => ownReviews(tx, userId))
  })

  app.put('/modules/:code/review', { schema: WRITE }, (request) => {
    const { tenantId, userId, email: actor } = currentUser(request)
    const { code } = request.params
    refuseUnknownModule(code)
    return database.withTenant(tenantId, async (tx) => {
      if (!(await isHolder(tx, userId, code))) throw new ProblemError(409, 'no-certificate-to-review')
      const saved = await saveReview(tx, {
        ...{ tenantId, userId, moduleCode: code },
        ...request.body,
        writtenAt: now(),
      })
      // Without what they wrote, which they may delete.
      await recordAudit(tx, { tenantId, actor, action: 'module-review.write', subject: `module/${code}` })
      return saved
    })
  })

  app.delete('/modules/:code/review', { schema: REMOVE }, async (request, reply) => {
    const { tenantId, userId, email: actor } = currentUser(request)
    const { code } = request.params
    await database.withTenant(tenantId, async (tx) => {
      if (!(await removeReview(tx, userId, code))) throw new ProblemError(404, 'review-not-found')
      await recordAudit(tx, { tenantId, actor, action: 'module-review.delete', subject: `module/${code}` })
    })
    return reply.code(204).send(null)
  })
}
