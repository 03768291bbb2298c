import { CalendarFeed, NewCalendarFeed } from '@platform/shared-contracts/http'
import { and, eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { currentUser } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { Services } from '../../app/services.ts'
import { calendarFeeds } from '../../lib/data/schema/calendar-feeds.ts'
import { newToken, tokenHash } from '../../lib/keys/secret-token.ts'
import { siteUrl } from '../../lib/network/site-url.ts'
import { tenantSite } from '../tenants/tenant-site.ts'
import type { CalendarKind } from './calendar-feeds.ts'

interface Options {
  readonly services: Pick<Services, 'config' | 'database' | 'now'>
  readonly kind: CalendarKind
  /** Where the address is made, below the API's base. */
  readonly path: string
  /** Where calendar apps read, below the API's base. */
  readonly feedPath: string
  /** The feature, in the API's description. */
  readonly tag: string
}

/** The address of a person's own calendar feed: made, renewed and removed by them. The feature that registers it guards it. */
export const calendarAddressRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { services: { config, database, now }, kind, path, feedPath, tag },
) => {
  const described = { tags: [tag], security: BEARER }
  const READ = { ...described, response: { 200: CalendarFeed, ...refusals(401, 403) } }
  const RENEW = { ...described, response: { 201: NewCalendarFeed, ...refusals(401, 403) } }
  const REMOVE = { ...described, response: { 204: z.void(), ...refusals(401, 403) } }
  const isOwn = (userId: number) => and(eq(calendarFeeds.userId, userId), eq(calendarFeeds.kind, kind))

  app.get(path, { schema: READ }, (request) => {
    const { tenantId, userId } = currentUser(request)
    return database.withTenant(tenantId, async (tx) => {
      const [feed] = await tx.select().from(calendarFeeds).where(isOwn(userId))
      return { createdAt: feed?.createdAt.toISOString() ?? null }
    })
  })

  app.post(path, { schema: RENEW }, async (request, reply) => {
    const { tenantId, userId } = currentUser(request)
    const token = newToken()
    const made = { tokenHash: tokenHash(token), createdAt: now() }
    await database.withTenant(tenantId, (tx) =>
      tx
        .insert(calendarFeeds)
        .values({ tenantId, userId, kind, ...made })
        .onConflictDoUpdate({ target: [calendarFeeds.userId, calendarFeeds.kind], set: made }),
    )
    const url = siteUrl(tenantSite(config, request.tenant), `/api${feedPath}?key=${token}`)
    return reply.code(201).send({ createdAt: made.createdAt.toISOString(), url })
  })

  app.delete(path, { schema: REMOVE }, async (request, reply) => {
    const { tenantId, userId } = currentUser(request)
    await database.withTenant(tenantId, (tx) => tx.delete(calendarFeeds).where(isOwn(userId)))
    return reply.code(204).send()
  })
}
