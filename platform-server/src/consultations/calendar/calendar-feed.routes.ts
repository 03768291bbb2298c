import { code } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE, tenantName } from '@platform/shared-contracts/rules'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { requireFeature } from '../../app/require-feature.ts'
import { refusals } from '../../app/route-schema.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import type { Tx } from '../../lib/data/database.ts'
import { calendarFeeds } from '../../lib/data/schema/consultations.ts'
import { users } from '../../lib/data/schema/people.ts'
import { tokenHash } from '../../lib/keys/secret-token.ts'
import { ProblemError } from '../../lib/problem.ts'
import { messagesIn } from '../consultation-messages.ts'
import { listForCalendar } from '../sql-consultations.ts'
import { calendarEvent } from './calendar-event.ts'
import { calendarFeed } from './calendar-file.ts'

const DAY_MS = 24 * 60 * 60_000
/** A calendar app shows what its last reading had, so the recent past stays in it. */
const PAST_MS = 90 * DAY_MS

const READ = {
  tags: ['Consultations'],
  // A token has 43 characters of base64url.
  querystring: z.object({ key: code(/^[\w-]{43}$/, 43) }),
  response: { 200: z.string(), ...refusals(403, 404, 422) },
}

/**
 * What calendars read: the consultations of the person whose secret is in the address, as client and as professional,
 * from 90 days ago on. It needs no session. The secret is a value of the query, which no log has.
 *
 * Errors  404 for an address that was renewed or removed, and for an account that was disabled or erased.
 */
export const calendarFeedRoutes: FastifyPluginAsyncZod<Pick<MailingOptions, 'services'>> = async (
  app,
  { services: { config, database, now } },
) => {
  app.addHook('onRequest', requireFeature('consultations'))

  app.get('/calendar.ics', { schema: READ }, async ({ tenant, query }, reply) => {
    const { person, consultations } = await database.withTenant(tenant.id, async (tx) => {
      const reader = await findReader(tx, query.key)
      const since = new Date(now().getTime() - PAST_MS)
      return { person: reader, consultations: await listForCalendar(tx, reader.id, since) }
    })
    const language = person.language ?? SOURCE_LANGUAGE
    const organizer = tenantName(tenant.config)
    const around = { organizer, from: config.mailFrom, now: now(), language }
    const name = messagesIn(language).calendarName({ tenant: organizer })
    const events = consultations.map((consultation) => calendarEvent(consultation, around))
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .send(calendarFeed({ name, language, events }))
  })
}

async function findReader(tx: Tx, token: string) {
  const isActive = and(isNull(users.disabledAt), isNull(users.erasedAt))
  const [found] = await tx
    .select({ id: users.id, language: users.language })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash(token)), isActive))
  if (!found) throw new ProblemError(404, 'calendar-not-found')
  return found
}
