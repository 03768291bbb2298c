import {
  ConsultationPage,
  ConsultationQuery,
  ConsultantSlots,
  EntitlementList,
  type ConsultationScope,
  PathId,
  Instant,
} from '@platform/shared-contracts/http'
import { countsAsAdmin } from '@platform/shared-contracts/rules'
import { eq, type SQL } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser, requireUser, type SignedIn } from '../app/request-context.ts'
import { requireFeature } from '../app/require-feature.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { consultationBookings } from '../lib/data/schema/consultations.ts'
import { ProblemError } from '../lib/problem.ts'
import { bookingRoutes } from './booking.routes.ts'
import { listEntitlements } from './entitlements.ts'
import { findConsultant, takenHours } from './find-consultant.ts'
import { freeSlots } from './slots.rule.ts'
import { listConsultations } from './sql-consultations.ts'
import { zoneOfState } from '../domain/accounts/state-zone.rule.ts'

const described = { tags: ['Consultations'], security: BEARER }
const Span = z.object({ from: Instant, to: Instant })

/** Hours with a partner: what a client may book, what is free, and what was booked. */
export const consultationsRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, options) => {
  const { database, now } = options.services
  app.addHook('onRequest', requireUser)
  app.addHook('onRequest', requireFeature('consultations', { exceptSuperAdmins: true }))
  await app.register(bookingRoutes, options)

  app.get(
    '/entitlements',
    { schema: { ...described, response: { 200: EntitlementList, ...refusals(401, 403) } } },
    (request) => {
      const { tenantId, userId } = currentUser(request)
      return database.withTenant(tenantId, (tx) => listEntitlements(tx, userId, now()))
    },
  )

  app.get(
    '/consultants/:id/slots',
    {
      schema: {
        ...described,
        params: z.object({ id: PathId }),
        querystring: Span,
        response: { 200: ConsultantSlots, ...refusals(401, 403, 404) },
      },
    },
    (request) => {
      const { from, to } = request.query
      return database.withTenant(currentUser(request).tenantId, async (tx) => {
        const partner = await findConsultant(tx, request.params.id)
        const timeZone = zoneOfState(partner.state)
        const taken = await takenHours(tx, partner.id, now())
        const span = { now: now(), from: new Date(from), to: new Date(to) }
        return { timeZone, slots: freeSlots({ ...span, timeZone, taken }).map((at) => at.toISOString()) }
      })
    },
  )

  app.get(
    '/consultations',
    {
      schema: {
        ...described,
        querystring: ConsultationQuery,
        response: { 200: ConsultationPage, ...refusals(401, 403) },
      },
    },
    (request) => {
      const who = currentUser(request)
      const scope = scopeOf(who, request.query.scope ?? 'own')
      return database.withTenant(who.tenantId, (tx) =>
        listConsultations(tx, { ...request.query, scope, now: now() }),
      )
    },
  )
}

/** Which rows the person may list. Errors: 403. */
function scopeOf(who: SignedIn, scope: ConsultationScope): SQL | undefined {
  if (scope === 'own') return eq(consultationBookings.userId, who.userId)
  if (scope === 'clients' && who.isProfessionalPartner) return eq(consultationBookings.partnerId, who.userId)
  if (scope === 'all' && countsAsAdmin(who)) return undefined
  throw new ProblemError(403, 'role:consultations')
}
