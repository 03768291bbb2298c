import { InLanguage, Refresher, verbatim } from '@platform/shared-contracts/http'
import { countsAsSubscribed } from '@platform/shared-contracts/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireUser } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import { ownedCourses } from '../../domain/subscriptions/course-access.ts'
import { ProblemError } from '../../lib/problem.ts'
import { listQuizzes } from '../quiz-list.ts'
import type { QuizzesOptions } from '../quizzes.routes.ts'
import { refresherOf } from './refresher.ts'

const READ = {
  tags: ['Quizzes'],
  security: BEARER,
  summary: 'Get what changed and what I got wrong, before I renew a certificate',
  description:
    'Certificates stay readable without a subscription, and so does this; the quiz itself needs the course.',
  params: z.object({ code: verbatim(20) }),
  querystring: InLanguage,
  response: { 200: Refresher, ...refusals(401, 404) },
}

export const refresherRoutes: FastifyPluginAsyncZod<QuizzesOptions> = async (
  app,
  { services: { database, now }, source, outcomeOf },
) => {
  app.addHook('onRequest', requireUser)

  app.get('/quizzes/:code/refresher', { schema: READ }, async (request) => {
    const who = currentUser(request)
    const { userId } = who
    const { language } = request.query
    return database.withTenant(who.tenantId, async (tx) => {
      const mayTake = countsAsSubscribed(who) || (await ownedCourses(tx, userId))
      const learner = { userId, mayTake, language }
      const quizzes = await listQuizzes(tx, learner, { source, outcome: outcomeOf(request), now })
      const quiz = quizzes.find(({ code }) => code === request.params.code)
      if (!quiz) throw new ProblemError(404, 'quiz-not-found')
      return refresherOf(tx, { userId, quiz, language })
    })
  })
}
