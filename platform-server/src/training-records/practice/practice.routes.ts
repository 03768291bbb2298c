import {
  PracticeBulkAnswer,
  PracticeBulkRequest,
  PracticePreview,
  PracticePreviewRequest,
  verbatim,
} from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { reportLearning } from '../../domain/lrs/queue-statements.ts'
import { signedEmail } from '../../domain/training-mail/training-emails.ts'
import { requireAssigner } from '../learner-scope.ts'
import { previewPractice } from './preview-practice.ts'
import { signPractice } from './sign-practice.ts'

const own = { tags: ['Certificates'], security: BEARER }
const PREVIEW = {
  ...own,
  summary: 'Preview a sign-off of hands-on practice for many: who can be signed for, and who is skipped',
  body: PracticePreviewRequest,
  response: { 200: PracticePreview, ...refusals(401, 403, 404, 409, 422) },
}
const SIGN = {
  ...own,
  summary: 'Sign off the hands-on practice of many people',
  description: 'Safe to retry with the same Idempotency-Key.',
  headers: z.object({ 'idempotency-key': z.optional(verbatim(100).check(z.minLength(1))) }),
  body: PracticeBulkRequest,
  response: { 201: PracticeBulkAnswer, ...refusals(401, 403, 404, 409, 422) },
}

/** Hands-on practice of many people, signed by one qualified trainer who watched them. */
export const practiceRoutes: FastifyPluginAsyncZod<MailingOptions> = async (
  app,
  { services, tenantMailer },
) => {
  const { database, now } = services
  app.addHook('onRequest', requireAssigner(database))

  app.post('/practicals/bulk/preview', { schema: PREVIEW }, (request) => {
    const who = currentUser(request)
    return database.withTenant(who.tenantId, (tx) =>
      previewPractice(tx, { who, wanted: request.body, now: now() }),
    )
  })

  app.post('/practicals/bulk', { schema: SIGN }, async (request, reply) => {
    const who = currentUser(request)
    const { tenantId } = who
    const { body: wanted, tenant } = request
    const at = now()
    const requestKey = request.headers['idempotency-key'] ?? null
    const signed = await database.withTenant(tenantId, async (tx) => {
      const done = await signPractice(tx, { who, wanted, now: at, requestKey })
      const { moduleCode, performedOn, site: place } = wanted
      const seen = { moduleCode, performedOn, place, trainer: done.signedBy }
      for (const learner of done.learners) {
        await tenantMailer(tx, { tenant, request }, signedEmail(learner, seen))
        const event = { kind: 'practice', moduleCode, performedOn, at } as const
        await reportLearning(services, tx, { tenantId, userId: learner.id }, [event])
      }
      return done.signed
    })
    return reply.code(201).send({ signed })
  })
}
