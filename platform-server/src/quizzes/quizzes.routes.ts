import {
  SavedAnswers,
  AnswersUpdate,
  InLanguage,
  type Language,
  MistakesPaper,
  PracticeAnswers,
  PracticeResult,
  QuizAttempt,
  QuizList,
  verbatim,
} from '@platform/shared-contracts/http'
import { countsAsSubscribed, SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { addRoutes } from '../app/add-routes.ts'
import { currentUser, requireUser, type SignedIn } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import type { Tx } from '../lib/data/database.ts'
import { hasCourse, ownedCourses, subscriptionProblem } from '../domain/subscriptions/course-access.ts'
import { createAttempts } from './attempts.ts'
import { gradeMistakes, mistakesPaper } from './mistakes.ts'
import { listQuizzes } from './quiz-list.ts'
import type { QuizOutcome, QuizSource } from './quiz-ports.ts'
import type { Learner } from './start-attempt.ts'

export interface QuizzesOptions extends MailingOptions {
  readonly source: QuizSource
  /** What follows from an attempt, in the tenant of the request. */
  readonly outcomeOf: (request: FastifyRequest) => QuizOutcome
}

const own = { tags: ['Quizzes'], security: BEARER }
const ByCode = z.object({ code: verbatim(20) })
const ById = z.object({ id: z.uuid() })
const Key = z.object({ 'idempotency-key': verbatim(100).check(z.minLength(1)) })

const LIST = {
  ...own,
  summary: 'List the state of every quiz for me',
  querystring: InLanguage,
  response: { 200: QuizList, ...refusals(401) },
}
const START = {
  ...own,
  summary: 'Start an attempt, or continue the open one',
  description:
    'Safe to retry: a request with the same Idempotency-Key returns the attempt that the first one opened. An attempt that was started with a subscription can be submitted after the subscription has ended.',
  params: ByCode,
  querystring: InLanguage,
  headers: Key,
  response: { 200: QuizAttempt, ...refusals(400, 401, 402, 404, 409) },
}
const READ = {
  ...own,
  summary: 'Get an attempt',
  params: ById,
  response: { 200: QuizAttempt, ...refusals(401, 404) },
}
const SAVE = {
  ...own,
  summary: 'Save the current answers; the highest sequence wins',
  params: ById,
  body: AnswersUpdate,
  response: { 200: SavedAnswers, ...refusals(401, 404, 409, 422) },
}
const SUBMIT = {
  ...own,
  summary: 'Submit an attempt; graded once, safe to retry',
  params: ById,
  body: AnswersUpdate,
  response: { 200: QuizAttempt, ...refusals(401, 404, 422) },
}

/** A learner's own quizzes: the server selects the questions, stores the answers and holds the key. */
export const quizzesRoutes: FastifyPluginAsyncZod<QuizzesOptions> = async (
  app,
  { services: { database, now }, source, outcomeOf },
) => {
  const attempts = (request: FastifyRequest) => createAttempts({ source, outcome: outcomeOf(request), now })
  const ofLearner = <Result>(who: SignedIn, work: (tx: Tx, learner: Learner) => Promise<Result>) =>
    database.withTenant(who.tenantId, (tx) => work(tx, { tenantId: who.tenantId, userId: who.userId }))
  app.addHook('onRequest', requireUser)

  app.get('/quizzes', { schema: LIST }, async (request) => {
    const who = currentUser(request)
    const { language } = request.query
    return database.withTenant(who.tenantId, async (tx) => {
      const mayTake = countsAsSubscribed(who) || (await ownedCourses(tx, who.userId))
      return listQuizzes(
        tx,
        { userId: who.userId, mayTake, language },
        { source, outcome: outcomeOf(request), now },
      )
    })
  })

  app.post('/quizzes/:code/attempts', { schema: START }, async (request) => {
    const { language = SOURCE_LANGUAGE } = request.query
    const requestKey = request.headers['idempotency-key']
    const start = { moduleCode: request.params.code, requestKey, language }
    const who = currentUser(request)
    if (!(await hasCourse(database, who, start.moduleCode)))
      throw await ofLearner(who, (tx) => subscriptionProblem(tx, who.userId, 'subscription-needed:quiz'))
    return ofLearner(who, (tx, learner) => attempts(request).start(tx, learner, start))
  })

  app.get('/attempts/:id', { schema: READ }, async (request) =>
    ofLearner(currentUser(request), (tx, learner) => attempts(request).read(tx, learner, request.params.id)),
  )

  app.put('/attempts/:id/answers', { schema: SAVE }, async (request) => {
    const { params, body } = request
    return ofLearner(currentUser(request), (tx, learner) =>
      attempts(request).save(tx, learner, params.id, body),
    )
  })

  app.post('/attempts/:id/submit', { schema: SUBMIT }, async (request) => {
    const { params, body } = request
    return ofLearner(currentUser(request), (tx, learner) =>
      attempts(request).submit(tx, learner, params.id, body),
    )
  })

  await addRoutes(app, mistakesRoutes, { database, source })
}

const mistakesRoutes: FastifyPluginAsyncZod<
  Pick<Services, 'database'> & Pick<QuizzesOptions, 'source'>
> = async (app, { database, source }) => {
  app.get(
    '/quizzes/:code/mistakes',
    {
      schema: {
        ...own,
        summary: 'List the questions missed in the last attempt, for practice that does not count',
        params: ByCode,
        response: { 200: MistakesPaper, ...refusals(401, 404) },
      },
    },
    async (request) => {
      const who = currentUser(request)
      const { code } = request.params
      const titleIn = (language: Language) => source.course(code, language)?.title ?? code
      return database.withTenant(who.tenantId, (tx) => mistakesPaper(tx, who.userId, { code, titleIn }))
    },
  )

  app.post(
    '/quizzes/:code/mistakes',
    {
      schema: {
        ...own,
        summary: 'Grade practice answers; nothing is saved',
        params: ByCode,
        body: PracticeAnswers,
        response: { 200: PracticeResult, ...refusals(401, 404, 422) },
      },
    },
    async (request) => {
      const who = currentUser(request)
      const { code } = request.params
      const { answers } = request.body
      return database.withTenant(who.tenantId, (tx) => gradeMistakes(tx, who.userId, { code, answers }))
    },
  )
}
