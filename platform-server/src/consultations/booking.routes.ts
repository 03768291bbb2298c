import { Consultation, ConsultationChange, ConsultationRequest } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { meetingRooms } from '../app/meeting-rooms.ts'
import { currentUser } from '../app/request-context.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { isExclusionViolation } from '../lib/data/violations.ts'
import { bookConsultation, timeTaken } from './book-consultation.ts'
import { cancelConsultation, visibleConsultation } from './cancel-consultation.ts'
import { createConsultationPost } from './consultation-emails.ts'
import { toConsultation } from './consultation-view.ts'
import { moveConsultation } from './move-consultation.ts'

const described = { tags: ['Consultations'], security: BEARER }
const OneConsultation = z.object({ id: z.uuid() })

const BOOK = {
  ...described,
  body: ConsultationRequest,
  response: { 201: Consultation, ...refusals(401, 402, 403, 404, 409, 422) },
}
const MOVE = {
  ...described,
  params: OneConsultation,
  body: ConsultationChange,
  response: { 200: Consultation, ...refusals(401, 402, 403, 404, 409, 422) },
}
const CANCEL = {
  ...described,
  params: OneConsultation,
  response: { 200: Consultation, ...refusals(401, 403, 404, 409) },
}

/** Booking an hour, moving and canceling it; consultations.routes.ts guards both. */
export const bookingRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, options) => {
  const { database, now } = options.services
  const post = createConsultationPost(options)
  const rooms = meetingRooms(options.services.config)

  app.post('/consultations', { schema: BOOK }, async (request, reply) => {
    const who = currentUser(request)
    const booked = await database
      .withTenant(who.tenantId, async (tx) => {
        const made = await bookConsultation(tx, who, { request: request.body, rooms, now: now() })
        await post(tx, { tenant: request.tenant, request }, made, 'booked')
        return made
      })
      .catch((error: unknown) => {
        throw isExclusionViolation(error) ? timeTaken() : error
      })
    return reply.code(201).send(toConsultation(booked, now()))
  })

  app.patch('/consultations/:id', { schema: MOVE }, async (request) => {
    const who = currentUser(request)
    const startsAt = new Date(request.body.startsAt)
    const moved = await database
      .withTenant(who.tenantId, async (tx) => {
        const moving = { id: request.params.id, startsAt, now: now() }
        const found = await moveConsultation(tx, who, moving)
        await post(tx, { tenant: request.tenant, request }, found, 'moved')
        return found
      })
      .catch((error: unknown) => {
        throw isExclusionViolation(error) ? timeTaken() : error
      })
    return toConsultation(moved, now())
  })

  app.post('/consultations/:id/cancel', { schema: CANCEL }, (request) => {
    const who = currentUser(request)
    const { id } = request.params
    return database.withTenant(who.tenantId, async (tx) => {
      const canceled = await cancelConsultation(tx, who, { id, now: now() })
      if (canceled) await post(tx, { tenant: request.tenant, request }, canceled, 'canceled')
      return toConsultation(canceled ?? (await visibleConsultation(tx, who, id)), now())
    })
  })
}
