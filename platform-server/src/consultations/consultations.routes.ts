import {
  ConsultationPage,
  ConsultationQuery,
  ConsultantSlots,
  type ConsultationScope,
  PathId,
  Instant,
} from '@platform/shared-contracts/http'
import { countsAsAdmin } from '@platform/shared-contracts/rules'
import { eq, type SQL } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { addRoutes } from '../app/add-routes.ts'
import { currentUser, requireUser, type SignedIn } from '../app/request-context.ts'
import { requireFeature } from '../app/require-feature.ts'
import { BEARER, refusals } from '../app/route-schema.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { consultationBookings } from '../lib/data/schema/consultations.ts'
import { ProblemError } from '../lib/problem.ts'
import { attachmentRoutes } from './attachments/attachment.routes.ts'
import { bookingRoutes } from './booking.routes.ts'
import { readAvailability } from './availability/availability.ts'
import { availabilityRoutes } from './availability/availability.routes.ts'
import { calendarAddressRoutes } from '../domain/calendar-feeds/calendar-address.routes.ts'
import { busyTimes, findConsultant } from './find-consultant.ts'
import { freeSlots } from './availability/slots.rule.ts'
import { hoursRoutes } from './hours/hours.routes.ts'
import { listConsultations } from './sql-consultations.ts'
import { outcomeRoutes } from './outcomes/outcome.routes.ts'
import { payoutRoutes } from './payouts/payout.routes.ts'
import { reassignRoutes } from './reassigning/reassign.routes.ts'
import { reviewRoutes } from './reviews/review.routes.ts'
import { timeRequestRoutes } from './time-requests/time-request.routes.ts'

const described = { tags: ['Consultations'], security: BEARER }
const Minutes = z.optional(z.enum(['30', '60']))
const Span = z.object({ from: Instant, to: Instant, minutes: Minutes })

/** Hours with a partner: what a client may book, what is free, and what was booked. */
export const consultationsRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, options) => {
  const { database, now } = options.services
  app.addHook('onRequest', requireUser)
  app.addHook('onRequest', requireFeature('consultations', { exceptSuperAdmins: true }))
  await addRoutes(app, bookingRoutes, options)
  await addRoutes(app, hoursRoutes, options)
  await addRoutes(app, outcomeRoutes, options)
  await addRoutes(app, reviewRoutes, options)
  await addRoutes(app, payoutRoutes, options)
  await addRoutes(app, timeRequestRoutes, options)
  await addRoutes(app, availabilityRoutes, options)
  await addRoutes(app, calendarAddressRoutes, {
    ...{ services: options.services, kind: 'consultations', tag: 'Consultations' },
    ...{ path: '/consultations/calendar', feedPath: '/calendar.ics' },
  })
  await addRoutes(app, reassignRoutes, options)
  await addRoutes(app, attachmentRoutes, options.services)

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
      const { from, to, minutes = 60 } = request.query
      return database.withTenant(currentUser(request).tenantId, async (tx) => {
        const partner = await findConsultant(tx, request.params.id)
        const availability = await readAvailability(tx, partner)
        const busy = await busyTimes(tx, partner.id, { now: now() })
        const span = { now: now(), from: new Date(from), to: new Date(to), minutes: Number(minutes) }
        const slots = freeSlots({ ...span, availability, busy }).map((at) => at.toISOString())
        const { timeZone, noticeHours, horizonDays } = availability
        return { timeZone, noticeHours, horizonDays, slots }
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
        listConsultations(tx, { ...request.query, scope, viewerId: who.userId, now: now() }),
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
