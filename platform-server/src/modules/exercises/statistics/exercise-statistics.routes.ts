import {
  ExerciseStatisticsList,
  ExerciseStatisticsQuery,
  LearnerExerciseList,
  PathId,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireRole, requireUser } from '../../../app/request-context.ts'
import { BEARER, refusals } from '../../../app/route-schema.ts'
import type { Services } from '../../../app/services.ts'
import { trainedLearner } from '../../../domain/accounts/trained-learner.ts'
import { findContent } from '../../../domain/courses/module-content.ts'
import { ProblemError } from '../../../lib/problem.ts'
import { learnerExercises, newestResults } from './sql-exercise-statistics.ts'
import { toExerciseStatistics } from './exercise-tally.rule.ts'

type Options = { readonly services: Pick<Services, 'database'> }

/** How the exercises of a module went in the tenant of the caller, for its staff. */
export const exerciseStatisticsRoutes: FastifyPluginAsyncZod<Options> = async (app, { services }) => {
  app.addHook('onRequest', requireRole('admin', 'super_admin'))

  app.get(
    '/admin/exercise-statistics',
    {
      schema: {
        tags: ['Lessons'],
        security: BEARER,
        summary: 'List how the exercises of a module went, over my tenant',
        querystring: ExerciseStatisticsQuery,
        response: { 200: ExerciseStatisticsList, ...refusals(401, 403, 404) },
      },
    },
    async (request) => {
      const { module } = request.query
      const content = findContent(module)
      if (!content) throw new ProblemError(404, 'module-not-found')
      const { tenantId } = currentUser(request)
      const results = await services.database.withTenant(tenantId, (tx) => newestResults(tx, module))
      return { results: results.length, items: toExerciseStatistics(content.exercises, results) }
    },
  )
}

/** For a person who looks after a learner: the assigned partner, or an admin. */
export const learnerExercisesRoutes: FastifyPluginAsyncZod<Options> = async (app, { services }) => {
  app.addHook('onRequest', requireUser)

  app.get(
    '/learners/:id/exercises',
    {
      schema: {
        tags: ['Lessons'],
        security: BEARER,
        summary: 'List the results of a learner in exercises, without the answers',
        params: z.object({ id: PathId }),
        response: { 200: LearnerExerciseList, ...refusals(401, 404) },
      },
    },
    async (request) => {
      const who = currentUser(request)
      return services.database.withTenant(who.tenantId, async (tx) => {
        const { id } = await trainedLearner(tx, who, request.params.id)
        return learnerExercises(tx, id)
      })
    },
  )
}
