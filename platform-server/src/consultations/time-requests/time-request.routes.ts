import {
  Consultation,
  ConsultationChange,
  TimeRequest,
  TimeRequestInput,
  TimeRequestList,
  TimeRequestQuery,
  TimeRequestRefusal,
} from '@platform/shared-contracts/http'
import { eq, type SQL } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { meetingRooms } from '../../app/meeting-rooms.ts'
import { currentUser, requirePartner, type SignedIn } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { consultationRequests } from '../../lib/data/schema/consultations.ts'
import { isExclusionViolation } from '../../lib/data/violations.ts'
import { ProblemError } from '../../lib/problem.ts'
import { readAvailability } from '../availability/availability.ts'
import { timeTaken } from '../book-consultation.ts'
import { createConsultationPost } from '../consultation-emails.ts'
import { toConsultation } from '../consultation-view.ts'
import { postTimeRequest } from './time-request-emails.ts'
import {
  acceptTimeRequest,
  addTimeRequest,
  declineTimeRequest,
  listTimeRequests,
  toTimeRequest,
  withdrawTimeRequest,
} from './time-requests.ts'

const described = { tags: ['Consultations'], security: BEARER }
const One = z.object({ id: z.uuid() })
const LIST = {
  ...described,
  querystring: TimeRequestQuery,
  response: { 200: TimeRequestList, ...refusals(401, 403) },
}
const ADD = {
  ...described,
  body: TimeRequestInput,
  response: { 201: TimeRequest, ...refusals(401, 402, 403, 404, 409, 422) },
}
const WITHDRAW = {
  ...described,
  params: One,
  response: { 200: TimeRequest, ...refusals(401, 403, 404, 409) },
}
const DECLINE = { ...WITHDRAW, body: TimeRequestRefusal }
const ACCEPT = {
  ...described,
  params: One,
  body: ConsultationChange,
  response: { 201: Consultation, ...refusals(401, 402, 403, 404, 409, 422) },
}

const PARTNER = { onRequest: requirePartner }

/** Times that clients propose when all are taken; consultations.routes.ts guards them. */
export const timeRequestRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, options) => {
  const { services, tenantMailer } = options
  const { database, now } = services
  const post = createConsultationPost(options)
  const rooms = meetingRooms(services.config)

  app.get('/consultations/requests', { schema: LIST }, (request) => {
    const who = currentUser(request)
    const scope = scopeOf(who, request.query.scope)
    const { tenantId } = who
    return database.withTenant(tenantId, (tx) => listTimeRequests(tx, { scope, now: now() }))
  })

  app.post('/consultations/requests', { schema: ADD }, async (request, reply) => {
    const who = currentUser(request)
    const added = await database.withTenant(who.tenantId, async (tx) => {
      const made = await addTimeRequest(tx, who, { input: request.body, now: now() })
      const { timeZone: partnerZone } = await readAvailability(tx, made.partner)
      const sender = { tenant: request.tenant, request }
      await postTimeRequest({ tx, tenantMailer, sender }, made, { partnerZone })
      return made
    })
    return reply.code(201).send(toTimeRequest(added, now()))
  })

  app.post('/consultations/requests/:id/withdraw', { schema: WITHDRAW }, (request) => {
    const who = currentUser(request)
    return database.withTenant(who.tenantId, async (tx) =>
      toTimeRequest(await withdrawTimeRequest(tx, who, request.params.id), now()),
    )
  })

  app.post('/consultations/requests/:id/decline', { schema: DECLINE, ...PARTNER }, (request) => {
    const who = currentUser(request)
    return database.withTenant(who.tenantId, async (tx) => {
      const declined = await declineTimeRequest(tx, who, { ...request.params, ...request.body })
      const { timeZone: partnerZone } = await readAvailability(tx, declined.partner)
      const sender = { tenant: request.tenant, request }
      await postTimeRequest({ tx, tenantMailer, sender }, declined, { partnerZone })
      return toTimeRequest(declined, now())
    })
  })

  app.post('/consultations/requests/:id/accept', { schema: ACCEPT, ...PARTNER }, async (request, reply) => {
    const who = currentUser(request)
    const startsAt = new Date(request.body.startsAt)
    const booked = await database
      .withTenant(who.tenantId, async (tx) => {
        const made = await acceptTimeRequest(tx, who, { id: request.params.id, startsAt, rooms, now: now() })
        await post(tx, { tenant: request.tenant, request }, made, 'booked')
        return made
      })
      .catch((error: unknown) => {
        throw isExclusionViolation(error) ? timeTaken() : error
      })
    return reply.code(201).send(toConsultation(booked, now()))
  })
}

/** Which requests the person may list. Errors: 403. */
function scopeOf({ userId, isProfessionalPartner }: SignedIn, scope: 'own' | 'clients' = 'own'): SQL {
  if (scope === 'own') return eq(consultationRequests.userId, userId)
  if (!isProfessionalPartner) throw new ProblemError(403, 'role:consultations')
  return eq(consultationRequests.partnerId, userId)
}
