import { ContentReview, ContentReviewQuery } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireRole } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import { findContent } from '../domain/courses/module-content.ts'
import { ProblemError } from '../lib/problem.ts'

/** What was checked in a module, and what was not, for the staff who answer for it. */
export const contentReviewRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireRole('admin', 'super_admin'))

  app.get(
    '/admin/content-review',
    {
      schema: {
        tags: ['Lessons'],
        security: BEARER,
        summary: 'Read what the rules of a module were checked against, and what is open',
        querystring: ContentReviewQuery,
        response: { 200: ContentReview, ...refusals(401, 403, 404) },
      },
    },
    async ({ query }) => {
      const review = findContent(query.module)?.review
      if (!review) throw new ProblemError(404, 'module-not-found')
      return review
    },
  )
}
