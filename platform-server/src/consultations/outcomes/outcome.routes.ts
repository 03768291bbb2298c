import { Consultation, ConsultationCompletion, ConsultationNoShow } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { currentUser, requirePermission } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { isExclusionViolation } from '../../lib/data/violations.ts'
import { ProblemError } from '../../lib/problem.ts'
import { toConsultation } from '../consultation-view.ts'
import { postOutcome } from './outcome-emails.ts'
import { recordOutcome, type Recording } from './record-outcome.ts'

const described = {
  tags: ['Consultations'],
  security: BEARER,
  params: z.object({ id: z.uuid() }),
  response: { 200: Consultation, ...refusals(401, 403, 404, 409, 422) },
}
const COMPLETE = { schema: { ...described, body: ConsultationCompletion } }
const NO_SHOW = { schema: { ...described, body: ConsultationNoShow } }
const STAFF = { onRequest: requirePermission('manage-consultations') }

/** What became of a consultation; consultations.routes.ts guards these too. */
export const outcomeRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, options) => {
  const { database, now } = options.services

  async function record(request: FastifyRequest, id: string, recorded: Recording['recorded']) {
    const who = currentUser(request)
    const stored = await database
      .withTenant(who.tenantId, async (tx) => {
        const at = now()
        const { consultation, isChanged } = await recordOutcome(tx, who, { id, recorded, now: at })
        const sender = { tenant: request.tenant, request }
        if (isChanged) await postOutcome({ ...options, tx, sender, now: at }, consultation)
        return consultation
      })
      .catch((error: unknown) => {
        // The hour was given back and is booked again.
        throw isExclusionViolation(error) ? new ProblemError(409, 'hour-booked-again') : error
      })
    return toConsultation(stored, now())
  }

  app.post('/consultations/:id/complete', { ...COMPLETE, ...STAFF }, (request) =>
    record(request, request.params.id, { outcome: 'completed', ...request.body }),
  )

  app.post('/consultations/:id/no-show', { ...NO_SHOW, ...STAFF }, (request) =>
    record(request, request.params.id, { outcome: `${request.body.missedBy}-absent` }),
  )
}
