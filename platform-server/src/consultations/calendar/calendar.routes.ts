import { CalendarFeed, NewCalendarFeed } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { tenantSite } from '../../domain/tenants/tenant-site.ts'
import { calendarFeeds } from '../../lib/data/schema/consultations.ts'
import { newToken, tokenHash } from '../../lib/keys/secret-token.ts'
import { siteUrl } from '../../lib/network/site-url.ts'

const described = { tags: ['Consultations'], security: BEARER }
const READ = { ...described, response: { 200: CalendarFeed, ...refusals(401, 403) } }
const RENEW = { ...described, response: { 201: NewCalendarFeed, ...refusals(401, 403) } }
const REMOVE = { ...described, response: { 204: z.void(), ...refusals(401, 403) } }

/** The address of a person's own calendar feed: made, renewed and removed by them; consultations.routes.ts guards it. */
export const calendarRoutes: FastifyPluginAsyncZod<Pick<MailingOptions, 'services'>> = async (
  app,
  { services: { config, database, now } },
) => {
  app.get('/consultations/calendar', { schema: READ }, (request) => {
    const { tenantId, userId } = currentUser(request)
    return database.withTenant(tenantId, async (tx) => {
      const [feed] = await tx.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId))
      return { createdAt: feed?.createdAt.toISOString() ?? null }
    })
  })

  app.post('/consultations/calendar', { schema: RENEW }, async (request, reply) => {
    const { tenantId, userId } = currentUser(request)
    const token = newToken()
    const made = { tokenHash: tokenHash(token), createdAt: now() }
    await database.withTenant(tenantId, (tx) =>
      tx
        .insert(calendarFeeds)
        .values({ tenantId, userId, ...made })
        .onConflictDoUpdate({ target: calendarFeeds.userId, set: made }),
    )
    const url = siteUrl(tenantSite(config, request.tenant), `/api/calendar.ics?key=${token}`)
    return reply.code(201).send({ createdAt: made.createdAt.toISOString(), url })
  })

  app.delete('/consultations/calendar', { schema: REMOVE }, async (request, reply) => {
    const { tenantId, userId } = currentUser(request)
    await database.withTenant(tenantId, (tx) =>
      tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId)),
    )
    return reply.code(204).send()
  })
}
