import {
  InboxQuestion,
  NewTrainerQuestion,
  QuestionInbox,
  TrainerAnswer,
  TrainerQuestion,
  TrainerQuestionList,
  verbatim,
  PathId,
} from '@platform/shared-contracts/http'
import { CORE_MODULES, countsAsAdmin } from '@platform/shared-contracts/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { addRoutes } from '../../app/add-routes.ts'
import { currentUser, requirePermission, requireUser, type SignedIn } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { Services } from '../../app/services.ts'
import type { SendTenantEmail } from '../../app/tenant-mailer.ts'
import { findById, type Person } from '../../domain/accounts/people.ts'
import { refuseUnlessLearner } from '../../domain/subscriptions/course-access.ts'
import { answeredEmail } from '../../domain/training-mail/training-emails.ts'
import { ProblemError } from '../../lib/problem.ts'
import { requestHash } from '../../lib/keys/request-hash.ts'
import {
  ask,
  countWaiting,
  findQuestionByRequestKey,
  findForTrainer,
  listInbox,
  listOwnQuestions,
  saveAnswer,
} from './sql-questions.ts'

interface Options {
  readonly services: Pick<Services, 'database' | 'now'>
  readonly tenantMailer: SendTenantEmail
}

const tagged = { tags: ['Trainer questions'], security: BEARER }
const ofModule = z.object({ code: verbatim(20) })
const RequestKey = z.object({
  'idempotency-key': z.optional(verbatim(100).check(z.minLength(1))),
})
const MAX_UNANSWERED = 10

/** Learners send questions, a qualified trainer answers: without that, online training does not count as training. */
export const questionsRoutes: FastifyPluginAsyncZod<Options> = async (app, { services, tenantMailer }) => {
  const { database, now } = services
  app.addHook('onRequest', requireUser)

  app.get(
    '/modules/:code/questions',
    {
      schema: {
        ...tagged,
        params: ofModule,
        response: { 200: TrainerQuestionList, ...refusals(401, 402, 404) },
      },
    },
    async (request) => {
      const who = currentUser(request)
      const code = knownModule(request.params.code)
      await refuseUnlessLearner(database, who, code)
      return database.withTenant(who.tenantId, (tx) => listOwnQuestions(tx, who.userId, code))
    },
  )

  app.post(
    '/modules/:code/questions',
    {
      schema: {
        ...tagged,
        summary: 'Ask a trainer a question; safe to retry with the same Idempotency-Key',
        params: ofModule,
        headers: RequestKey,
        body: NewTrainerQuestion,
        response: { 201: TrainerQuestion, ...refusals(401, 402, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const who = currentUser(request)
      const { tenantId, userId } = who
      const moduleCode = knownModule(request.params.code)
      await refuseUnlessLearner(database, who, moduleCode)
      const { text, lessonId = null } = request.body
      const requestKey = request.headers['idempotency-key'] ?? null
      const hash = requestHash({ moduleCode, lessonId, text })
      const question = await database.withTenant(tenantId, async (tx) => {
        const before =
          requestKey === null ? null : await findQuestionByRequestKey(tx, userId, { key: requestKey, hash })
        if (before) return before
        if ((await countWaiting(tx, userId)) >= MAX_UNANSWERED) throw tooManyWaiting()
        const named = { requestKey, requestHash: requestKey === null ? null : hash }
        return ask(tx, { tenantId, userId, moduleCode, lessonId, text, ...named, askedAt: now() })
      })
      if (!question) throw new Error('the database did not return the new question')
      return reply.code(201).send(question)
    },
  )

  await addRoutes(app, trainerRoutes, { services, tenantMailer })
}

const trainerRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { services: { database, now }, tenantMailer },
) => {
  app.addHook('onRequest', requirePermission('see-assigned-learners'))

  app.get(
    '/questions',
    {
      schema: {
        ...tagged,
        summary: 'List questions to answer; for partners and staff',
        response: { 200: QuestionInbox, ...refusals(401, 403) },
      },
    },
    async (request) => {
      const who = trainerOf(currentUser(request))
      return database.withTenant(who.tenantId, (tx) => listInbox(tx, who))
    },
  )

  app.post(
    '/questions/:id/answer',
    {
      schema: {
        ...tagged,
        params: z.object({ id: PathId }),
        body: TrainerAnswer,
        response: { 200: InboxQuestion, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const who = trainerOf(currentUser(request))
      const id = request.params.id
      return database.withTenant(who.tenantId, async (tx) => {
        if (!(await findForTrainer(tx, who, id))) throw noSuchQuestion()
        const answer = { answer: request.body.text, answeredAt: now(), answeredById: who.userId }
        if (!(await saveAnswer(tx, id, answer))) throw new ProblemError(409, 'already-answered')
        const answered = (await findForTrainer(tx, who, id)) ?? raiseNoSuchQuestion()
        const learner = await findById(tx, Number(answered.learner.id))
        const email = learner && emailOf(learner, answered)
        if (email) await tenantMailer(tx, { tenant: request.tenant, request }, email)
        return answered
      })
    },
  )
}

function emailOf(learner: Person, { moduleCode, text: question, answer }: InboxQuestion) {
  if (!answer) return null
  const trainer = answer.answeredBy ?? ''
  return answeredEmail(learner, { moduleCode, question, answer: answer.text, trainer })
}

function trainerOf(who: SignedIn) {
  return { userId: who.userId, tenantId: who.tenantId, isStaff: countsAsAdmin(who) }
}

function knownModule(code: string): string {
  if (CORE_MODULES.some((module) => module.code === code)) return code
  throw new ProblemError(404, 'module-not-found')
}

function tooManyWaiting(): ProblemError {
  return new ProblemError(429, 'too-many-waiting', {
    values: { limit: MAX_UNANSWERED },
    retryAfterSeconds: 3600,
  })
}

function noSuchQuestion(): ProblemError {
  return new ProblemError(404, 'question-not-found')
}

function raiseNoSuchQuestion(): never {
  throw noSuchQuestion()
}
