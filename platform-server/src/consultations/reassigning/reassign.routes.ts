import { Consultation, ConsultationReassignment, ReplacementList } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { meetingRooms } from '../../app/meeting-rooms.ts'
import { currentUser, requirePermission } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { isExclusionViolation } from '../../lib/data/violations.ts'
import { createConsultationPost } from '../consultation-emails.ts'
import { toConsultation } from '../consultation-view.ts'
import { listReplacements, professionalBusy, reassignConsultation } from './reassign-consultation.ts'

const described = { tags: ['Consultations'], security: BEARER, params: z.object({ id: z.uuid() }) }
const REPLACEMENTS = { ...described, response: { 200: ReplacementList, ...refusals(401, 403, 404, 409) } }
const REASSIGN = {
  ...described,
  body: ConsultationReassignment,
  response: { 200: Consultation, ...refusals(401, 403, 404, 409, 422) },
}
const STAFF = { onRequest: requirePermission('manage-consultations') }

/** Another professional for a consultation; consultations.routes.ts guards these too. */
export const reassignRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, options) => {
  const { database, now } = options.services
  const post = createConsultationPost(options)
  const rooms = meetingRooms(options.services.config)

  app.get('/consultations/:id/replacements', { schema: REPLACEMENTS, ...STAFF }, (request) => {
    const who = currentUser(request)
    const reading = { id: request.params.id, now: now() }
    return database.withTenant(who.tenantId, (tx) => listReplacements(tx, who, reading))
  })

  app.post('/consultations/:id/reassign', { schema: REASSIGN, ...STAFF }, async (request) => {
    const who = currentUser(request)
    const wanted = { id: request.params.id, request: request.body, rooms, now: now() }
    const reassigned = await database
      .withTenant(who.tenantId, async (tx) => {
        const { before, after } = await reassignConsultation(tx, who, wanted)
        const sender = { tenant: request.tenant, request }
        await post(tx, sender, before, 'handed-over')
        await post(tx, sender, after, 'reassigned')
        return after
      })
      .catch((error: unknown) => {
        throw isExclusionViolation(error) ? professionalBusy() : error
      })
    return toConsultation(reassigned, now())
  })
}
