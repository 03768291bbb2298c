import {
  type GrantedUnlock,
  GrantedUnlockList,
  LearnerAttemptList,
  type LearnerAttempt,
  QuizList,
  QuizUnlock,
  verbatim,
  PathId,
} from '@platform/shared-contracts/http'
import { countsAsSubscribed } from '@platform/shared-contracts/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { addRoutes } from '../app/add-routes.ts'
import { currentUser, requireUser } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import { recordAudit } from '../lib/data/audit.ts'
import { ownedCourses } from '../domain/subscriptions/course-access.ts'
import { ProblemError } from '../lib/problem.ts'
import { rowId } from '../lib/row-id.ts'
import { trainedLearner } from '../domain/accounts/trained-learner.ts'
import { unlockedEmail } from '../domain/training-mail/training-emails.ts'
import { listQuizzes } from './quiz-list.ts'
import type { QuizzesOptions } from './quizzes.routes.ts'
import { attemptsOf, insertUnlock, unlocksOf, type StoredAttempt, type Unlock } from './sql-attempts.ts'

const MAX_ATTEMPTS = 200
const own = { tags: ['Quizzes'], security: BEARER }

/** For a person who looks after a learner: the assigned partner, or an admin. */
export const quizHelpRoutes: FastifyPluginAsyncZod<QuizzesOptions> = async (
  app,
  { services: { database, now }, source, outcomeOf, tenantMailer },
) => {
  app.addHook('onRequest', requireUser)

  app.get(
    '/learners/:id/quizzes',
    {
      schema: {
        ...own,
        summary: 'List the state of every quiz for a learner',
        params: z.object({ id: PathId }),
        response: { 200: QuizList, ...refusals(401, 404) },
      },
    },
    async (request) => {
      const who = currentUser(request)
      return database.withTenant(who.tenantId, async (tx) => {
        const learner = await trainedLearner(tx, who, request.params.id)
        const mayTake = countsAsSubscribed(learner) || (await ownedCourses(tx, learner.id))
        return listQuizzes(tx, { userId: learner.id, mayTake }, { source, outcome: outcomeOf(request), now })
      })
    },
  )

  app.get(
    '/learners/:id/attempts',
    {
      schema: {
        ...own,
        summary: 'List all attempts of a learner, newest first, without the answers',
        params: z.object({ id: PathId }),
        response: { 200: LearnerAttemptList, ...refusals(401, 404) },
      },
    },
    async (request) => {
      const who = currentUser(request)
      return database.withTenant(who.tenantId, async (tx) => {
        const { id } = await trainedLearner(tx, who, request.params.id)
        return (await attemptsOf(tx, id)).toReversed().slice(0, MAX_ATTEMPTS).map(toLearnerAttempt)
      })
    },
  )

  await addRoutes(app, grantedRoutes, { database })
  await addRoutes(app, unlockRoutes, { database, source, now, tenantMailer })
}

const grantedRoutes: FastifyPluginAsyncZod<Pick<Services, 'database'>> = async (app, { database }) => {
  app.get(
    '/learners/:id/quiz-unlocks',
    {
      schema: {
        ...own,
        summary: 'List what staff granted a learner in quizzes, newest first',
        params: z.object({ id: PathId }),
        response: { 200: GrantedUnlockList, ...refusals(401, 404) },
      },
    },
    async (request) => {
      const who = currentUser(request)
      return database.withTenant(who.tenantId, async (tx) => {
        const { id } = await trainedLearner(tx, who, request.params.id)
        return (await unlocksOf(tx, id)).slice(0, MAX_ATTEMPTS).map(toGrantedUnlock)
      })
    },
  )
}

type UnlockOptions = Pick<Services, 'database' | 'now'> & Pick<QuizzesOptions, 'source' | 'tenantMailer'>

const unlockRoutes: FastifyPluginAsyncZod<UnlockOptions> = async (
  app,
  { database, source, now, tenantMailer },
) => {
  app.post(
    '/quizzes/:code/unlock',
    {
      schema: {
        ...own,
        summary: 'Reset the quiz attempts of a learner, or open the quiz although lessons are missing',
        params: z.object({ code: verbatim(20) }),
        body: QuizUnlock,
        response: { 204: z.null(), ...refusals(401, 404, 422) },
      },
    },
    async (request, reply) => {
      const who = currentUser(request)
      const { tenantId } = who
      const moduleCode = request.params.code
      const { reason, kind } = request.body
      if (!source.course(moduleCode)) throw new ProblemError(404, 'quiz-not-found')
      await database.withTenant(tenantId, async (tx) => {
        const learner = await trainedLearner(tx, who, rowId(request.body.userId))
        const userId = learner.id
        const granted = { moduleCode, kind, reason, unlockedBy: who.email, at: now() }
        await insertUnlock(tx, { tenantId, userId, ...granted })
        const subject = `user/${userId}/quiz/${moduleCode}`
        await recordAudit(tx, {
          tenantId,
          actor: who.email,
          action: 'quiz.unlock',
          subject,
          after: { kind, reason },
        })
        await tenantMailer(tx, { tenant: request.tenant, request }, unlockedEmail(learner, moduleCode, kind))
      })
      return reply.code(204).send(null)
    },
  )
}

function toGrantedUnlock({ moduleCode: code, kind, reason, unlockedBy, at }: Unlock): GrantedUnlock {
  return { code, kind, reason, unlockedBy, at: at.toISOString() }
}

function toLearnerAttempt(row: StoredAttempt): LearnerAttempt {
  const { id, moduleCode: code, state, isTimedOut, correct, paper, startedAt, submittedAt } = row
  return {
    ...{ id, code, state, isTimedOut, correct },
    startedAt: startedAt.toISOString(),
    submittedAt: submittedAt?.toISOString() ?? null,
    total: paper.length,
  }
}
