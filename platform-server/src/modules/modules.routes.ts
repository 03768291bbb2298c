import {
  InLanguage,
  PracticeAnswers,
  PracticeResult,
  REVIEWS_AT_FIRST,
  TrainingModuleDetail,
  TrainingModuleList,
  verbatim,
  type ContentReview,
  type Rating,
  type ReviewSummary,
  type TrainingModule,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import type { Services } from '../app/services.ts'
import { findContent } from '../domain/courses/module-content.ts'
import { reviewOf } from '../domain/courses/review/sql-review-checks.ts'
import { moduleRatings, publishedReviews } from '../domain/reviews/sql-published-reviews.ts'
import { ProblemError } from '../lib/problem.ts'
import { findModule, gradePractice, listModules } from './catalog.ts'

const params = z.object({ code: verbatim(20) })
const tags = ['modules']

interface Options {
  readonly services: Pick<Services, 'database'>
}

/** The catalog, for everyone: it is what the platform sells. */
export const modulesRoutes: FastifyPluginAsyncZod<Options> = async (app, { services: { database } }) => {
  app.get(
    '/modules',
    { schema: { tags, querystring: InLanguage, response: { 200: TrainingModuleList } } },
    async ({ tenant, query }) => {
      const ratings = await database.withTenant(tenant.id, moduleRatings)
      return listModules(tenant.config, query.language).map((module) => rated(module, ratings))
    },
  )

  app.get(
    '/modules/:code',
    { schema: { tags, params, querystring: InLanguage, response: { 200: TrainingModuleDetail } } },
    async ({ params: { code }, tenant, query }) => {
      const found = findModule(code, tenant.config, query.language) ?? noSuchModule()
      const { review, ratings, reviews } = await database.withTenant(tenant.id, async (tx) => ({
        review: await reviewOf(tx, findContent(code)),
        ratings: await moduleRatings(tx, code),
        reviews: await publishedReviews(tx, code, { page: 1, size: REVIEWS_AT_FIRST }),
      }))
      return {
        ...rated(found, ratings),
        ...(review && { review: summaryOf(review) }),
        ...(reviews.length > 0 && { reviews }),
      }
    },
  )

  app.post(
    '/modules/:code/practice',
    {
      schema: {
        tags,
        params,
        querystring: InLanguage,
        body: PracticeAnswers,
        response: { 200: PracticeResult },
      },
    },
    async ({ params: { code }, body, query }) => gradePractice(code, body, query.language) ?? noSuchModule(),
  )
}

function rated<Module extends TrainingModule>(module: Module, ratings: ReadonlyMap<string, Rating>): Module {
  const rating = ratings.get(module.code)
  return rating ? { ...module, rating } : module
}

/** Who checked what, and by which source, is for staff. */
function summaryOf({ reviewedOn, nextReviewOn, unchecked }: ContentReview): ReviewSummary {
  const open = unchecked.filter(({ check }) => check === null).length
  return { reviewedOn, nextReviewOn, unchecked: open, sources: [] }
}

function noSuchModule(): never {
  throw new ProblemError(404, 'module-not-found')
}
