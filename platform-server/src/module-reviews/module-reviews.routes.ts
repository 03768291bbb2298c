import { ModuleReviewPage, ModuleReviewsQuery, verbatim } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { moduleRatings, publishedReviews } from '../domain/reviews/sql-published-reviews.ts'
import { refuseUnknownModule } from './refuse-unknown-module.ts'

const LIST = {
  tags: ['modules'],
  summary: 'List the published reviews of a module, the newest first',
  params: z.object({ code: verbatim(20) }),
  querystring: ModuleReviewsQuery,
  response: { 200: ModuleReviewPage, ...refusals(400, 404) },
}

/** What people who passed a module say of it, for everybody. */
export const moduleReviewsRoutes: FastifyPluginAsyncZod<Pick<Services, 'database'>> = async (
  app,
  { database },
) => {
  app.get('/modules/:code/reviews', { schema: LIST }, ({ tenant, params: { code }, query }) => {
    refuseUnknownModule(code)
    return database.withTenant(tenant.id, async (tx) => {
      const total = (await moduleRatings(tx, code)).get(code)?.count ?? 0
      return { items: await publishedReviews(tx, code, query), total, ...query }
    })
  })
}
