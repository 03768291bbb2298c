import { Availability } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { currentUser, requirePartner } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { readAvailability, saveAvailability } from './availability.ts'
import { findConsultant } from '../find-consultant.ts'

const described = { tags: ['Consultations'], security: BEARER }
const PATH = '/consultants/me/availability'
const READ = { ...described, response: { 200: Availability, ...refusals(401, 403, 404) } }
const SAVE = {
  ...described,
  body: Availability,
  response: { 200: Availability, ...refusals(401, 403, 404, 422) },
}

/** A partner's own hours. What is booked already stays booked. */
export const availabilityRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, { services }) => {
  const { database, now } = services
  app.addHook('onRequest', requirePartner)

  app.get(PATH, { schema: READ }, (request) => {
    const { tenantId, userId } = currentUser(request)
    return database.withTenant(tenantId, async (tx) => readAvailability(tx, await findConsultant(tx, userId)))
  })

  app.put(PATH, { schema: SAVE }, (request) => {
    const { tenantId, userId } = currentUser(request)
    const settings = request.body
    return database.withTenant(tenantId, async (tx) => {
      await findConsultant(tx, userId)
      await saveAvailability(tx, { tenantId, userId, settings, now: now() })
      return settings
    })
  })
}
