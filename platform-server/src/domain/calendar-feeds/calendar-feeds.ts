import { code } from '@platform/shared-contracts/http'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { z } from 'zod/mini'
import { refusals } from '../../app/route-schema.ts'
import type { Tx } from '../../lib/data/database.ts'
import { calendarFeeds } from '../../lib/data/schema/calendar-feeds.ts'
import { users } from '../../lib/data/schema/people.ts'
import { tokenHash } from '../../lib/keys/secret-token.ts'
import { ProblemError } from '../../lib/problem.ts'

export type CalendarKind = (typeof calendarFeeds.$inferSelect)['kind']

/** What calendar apps send: they have no session. The secret is a value of the query, which no log has. */
export const READ_CALENDAR = {
  // A token has 43 characters of base64url.
  querystring: z.object({ key: code(/^[\w-]{43}$/, 43) }),
  response: { 200: z.string(), ...refusals(403, 404, 422) },
}

/** Errors: 404 for an address that was renewed or removed, and for an account that was disabled or erased. */
export async function calendarReader(tx: Tx, kind: CalendarKind, token: string) {
  const isActive = and(isNull(users.disabledAt), isNull(users.erasedAt))
  const isAddress = and(eq(calendarFeeds.kind, kind), eq(calendarFeeds.tokenHash, tokenHash(token)))
  const [found] = await tx
    .select({ id: users.id, language: users.language })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(isAddress, isActive))
  if (!found) throw noCalendar()
  return found
}

export const noCalendar = () => new ProblemError(404, 'calendar-not-found')

export function sendCalendar(reply: FastifyReply, file: string) {
  return reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-store').send(file)
}
