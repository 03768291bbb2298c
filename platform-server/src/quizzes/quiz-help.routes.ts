import { QuizList, QuizUnlock } from '@platform/shared-contracts/http'
import { countsAsSubscribed } from '@platform/shared-contracts/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireUser } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import { recordAudit } from '../lib/data/audit.ts'
import { ProblemError } from '../lib/problem.ts'
import { rowId } from '../lib/row-id.ts'
import { trainedLearner } from '../lib/trained-learner.ts'
import { listQuizzes } from './quiz-list.ts'
import type { QuizzesOptions } from './quizzes.routes.ts'
import { insertUnlock } from './sql-attempts.ts'

const own = { tags: ['Quizzes'], security: BEARER }

/** For whoever looks after a learner: the assigned partner, or an admin. */
export const quizHelpRoutes: FastifyPluginAsyncZod<QuizzesOptions> = async (
  app,
  { services: { database, now }, source, outcome },
) => {
  app.addHook('preHandler', requireUser)

  app.get(
    '/learners/:id/quizzes',
    {
      schema: {
        ...own,
        summary: 'Where a learner stands in every quiz',
        params: z.object({ id: z.string().check(z.maxLength(20)) }),
        response: { 200: QuizList, ...refusals(401, 404) },
      },
    },
    async (request) => {
      const who = currentUser(request)
      return database.withTenant(who.tenantId, async (tx) => {
        const learner = await trainedLearner(tx, who, rowId(request.params.id))
        const asked = { userId: learner.id, mayTake: countsAsSubscribed(learner) }
        return listQuizzes(tx, asked, { source, outcome, now })
      })
    },
  )

  app.post(
    '/quizzes/:code/unlock',
    {
      schema: {
        ...own,
        summary: 'Give a learner three attempts anew',
        params: z.object({ code: z.string().check(z.maxLength(20)) }),
        body: QuizUnlock,
        response: { 204: z.null(), ...refusals(401, 404, 422) },
      },
    },
    async (request, reply) => {
      const who = currentUser(request)
      const { tenantId } = who
      const moduleCode = request.params.code
      const { reason } = request.body
      if (!source.course(moduleCode))
        throw new ProblemError(404, 'There is no such quiz.', { code: 'quiz-not-found' })
      await database.withTenant(tenantId, async (tx) => {
        const { id: userId } = await trainedLearner(tx, who, rowId(request.body.userId))
        await insertUnlock(tx, { tenantId, userId, moduleCode, reason, unlockedBy: who.email, at: now() })
        const subject = `user/${userId}/quiz/${moduleCode}`
        await recordAudit(tx, {
          tenantId,
          actor: who.email,
          action: 'quiz.unlock',
          subject,
          after: { reason },
        })
      })
      return reply.code(204).send(null)
    },
  )
}
