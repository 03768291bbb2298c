import { ExerciseResult, ExerciseTries, verbatim } from '@platform/shared-contracts/http'
import { areCompleteAnswers, gradeExercise } from '@platform/shared-contracts/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireUser } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { Services } from '../../app/services.ts'
import { findContent, findExercise } from '../../domain/courses/module-content.ts'
import { reportLearning } from '../../domain/lrs/queue-statements.ts'
import { refuseUnlessLearner } from '../../domain/subscriptions/course-access.ts'
import { ProblemError } from '../../lib/problem.ts'
import { madeAt } from '../lessons/newest-wins.rule.ts'
import { recordTries } from './sql-exercises.ts'

type Options = { readonly services: Pick<Services, 'database' | 'now' | 'jobs' | 'config'> }

/** What learners try in the exercises of lessons. No exercise decides whether a lesson is done or a quiz opens. */
export const exercisesRoutes: FastifyPluginAsyncZod<Options> = async (app, { services }) => {
  const { database, now } = services
  app.addHook('onRequest', requireUser)

  app.post(
    '/exercises/:id/tries',
    {
      schema: {
        tags: ['Lessons'],
        security: BEARER,
        summary: 'Record tries of an exercise; the server computes what was right',
        params: z.object({ id: verbatim(80) }),
        body: ExerciseTries,
        response: { 200: ExerciseResult, ...refusals(401, 402, 404, 422) },
      },
    },
    async (request) => {
      const who = currentUser(request)
      const { body } = request
      const { id } = request.params
      const { moduleCode, exercise } = findExercise(id) ?? noSuchExercise()
      await refuseUnlessLearner(database, who, moduleCode)
      const tries = body.tries.map(({ key, answers, ageMs }) => {
        if (!areCompleteAnswers(exercise, answers)) throw new ProblemError(422, 'exercise-answers-unfit')
        const { right, total } = gradeExercise(exercise, answers)
        return { key, answers, right, total, at: madeAt({ ageMs }, now()) }
      })
      const { tenantId, userId } = who
      // A screen that was opened before an update has an earlier version, never a later one.
      const contentVersion = Math.min(body.version, findContent(moduleCode)?.version ?? body.version)
      const of = { tenantId, userId, exerciseId: id, moduleCode, contentVersion }
      return database.withTenant(tenantId, async (tx) => {
        const { result, isSolvedNow } = await recordTries(tx, of, tries)
        const { best: right, total } = result
        const { title } = exercise
        const done = {
          kind: 'exercise',
          moduleCode,
          exerciseId: id,
          title,
          contentVersion,
          right,
          total,
        } as const
        if (isSolvedNow) await reportLearning(services, tx, who, [{ ...done, at: now() }])
        return result
      })
    },
  )
}

function noSuchExercise(): never {
  throw new ProblemError(404, 'exercise-not-found')
}
