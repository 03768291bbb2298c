import { QuestionStatisticsList, QuestionStatisticsQuery } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { currentUser, requireOperator, requireRole } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import { ProblemError } from '../../lib/problem.ts'
import type { QuizSource } from '../quiz-ports.ts'
import type { QuizzesOptions } from '../quizzes.routes.ts'
import { questionStatistics } from './question-statistics.ts'

type Options = Pick<QuizzesOptions, 'services' | 'source'>

const own = {
  tags: ['Quizzes'],
  security: BEARER,
  querystring: QuestionStatisticsQuery,
  response: { 200: QuestionStatisticsList, ...refusals(401, 403, 404) },
}

/** How the questions of a module went in the tenant of the caller, for its staff. */
export const tenantStatisticsRoutes: FastifyPluginAsyncZod<Options> = async (app, { services, source }) => {
  app.addHook('onRequest', requireRole('admin', 'super_admin'))

  app.get(
    '/admin/question-statistics',
    { schema: { ...own, summary: 'List how the questions of a module went, over my tenant' } },
    async (request) => {
      const { module } = request.query
      refuseUnknown(module, source)
      const { tenantId } = currentUser(request)
      return services.database.withTenant(tenantId, (tx) => questionStatistics(tx, module, source))
    },
  )
}

/** The same over all tenants, which share the questions; the numbers identify no one. */
export const platformStatisticsRoutes: FastifyPluginAsyncZod<Options> = async (app, { services, source }) => {
  app.addHook('onRequest', requireOperator)

  app.get(
    '/platform/question-statistics',
    { schema: { ...own, summary: 'List how the questions of a module went, over all tenants' } },
    async ({ query: { module } }) => {
      refuseUnknown(module, source)
      return services.database.withPlatform((tx) => questionStatistics(tx, module, source))
    },
  )
}

function refuseUnknown(module: string, source: QuizSource): void {
  if (!source.codes.includes(module)) throw new ProblemError(404, 'quiz-not-found')
}
