import type { TimeRequest, TimeRequestInput } from '@platform/shared-contracts/http'
import { and, asc, desc, eq, gt, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SignedIn } from '../../app/request-context.ts'
import { findById, type Person } from '../../domain/accounts/people.ts'
import type { Tx } from '../../lib/data/database.ts'
import { consultationRequests } from '../../lib/data/schema/consultations.ts'
import { users } from '../../lib/data/schema/people.ts'
import type { MeetingRooms } from '../../lib/meetings/meeting-rooms.ts'
import { ProblemError } from '../../lib/problem.ts'
import { readAvailability } from '../availability/availability.ts'
import { aboutOf } from '../about-lines.ts'
import { insertBooking, lockPeople, noHoursLeft } from '../book-consultation.ts'
import { toParty, type StoredConsultation } from '../consultation-view.ts'
import { openWindow } from '../entitlements.ts'
import { findConsultant } from '../find-consultant.ts'
import { HOUR_MS } from '../availability/slots.rule.ts'

const MAX_OPEN = 3
const SHOWN_MS = 60 * 24 * HOUR_MS
const clients = alias(users, 'client')
const partners = alias(users, 'partner')

export interface StoredRequest {
  readonly request: typeof consultationRequests.$inferSelect
  readonly client: Person
  readonly partner: Person
}

const selected = (tx: Tx) =>
  tx
    .select({ request: consultationRequests, client: clients, partner: partners })
    .from(consultationRequests)
    .innerJoin(clients, eq(clients.id, consultationRequests.userId))
    .innerJoin(partners, eq(partners.id, consultationRequests.partnerId))
    .$dynamic()

/**
 * Proposes times that the partner's calendar does not offer.
 *
 * Errors  402 no time left in the week of one of them, 404 no such partner, 409 too many open ones, 422 not a time that
 * anyone could hold.
 */
export async function addTimeRequest(
  tx: Tx,
  who: SignedIn,
  { input, now }: { readonly input: TimeRequestInput; readonly now: Date },
): Promise<StoredRequest> {
  const partner = await findConsultant(tx, input.partnerId)
  const client = await findById(tx, who.userId)
  if (!client) throw new ProblemError(404, 'account-gone')
  if (client.id === partner.id) throw new ProblemError(422, 'own-hour')
  await lockPeople(tx, [client.id])
  const times = [...new Set(input.times.map((at) => new Date(at).toISOString()))].toSorted()
  await requireWithinReach(tx, partner, { times, now })
  for (const at of times)
    if (!(await openWindow(tx, client.id, { at: new Date(at), minutes: input.minutes, now })))
      throw noHoursLeft()
  if ((await openRequestsOf(tx, client.id, now)) >= MAX_OPEN)
    throw new ProblemError(409, 'too-many-time-requests', { values: { limit: MAX_OPEN } })
  const [request] = await tx
    .insert(consultationRequests)
    .values({
      tenantId: who.tenantId,
      userId: client.id,
      partnerId: partner.id,
      minutes: input.minutes,
      ...aboutOf(input),
      times,
      lastTime: new Date(times.at(-1) ?? now),
    })
    .returning()
  if (!request) throw new Error('the database did not return the new request')
  return { request, client, partner }
}

/** Errors: 422 for a time within the partner's notice or beyond the horizon. */
async function requireWithinReach(
  tx: Tx,
  partner: Person,
  { times, now }: { readonly times: readonly string[]; readonly now: Date },
): Promise<void> {
  const { noticeHours, horizonDays } = await readAvailability(tx, partner)
  const [first, last] = [now.getTime() + noticeHours * HOUR_MS, now.getTime() + horizonDays * 24 * HOUR_MS]
  if (times.some((at) => Date.parse(at) < first || Date.parse(at) > last))
    throw new ProblemError(422, 'time-too-soon-or-late', {
      field: 'times',
      values: { hours: noticeHours, days: horizonDays },
    })
}

async function openRequestsOf(tx: Tx, clientId: number, now: Date): Promise<number> {
  const { userId, state, lastTime } = consultationRequests
  const rows = await tx
    .select({ id: consultationRequests.id })
    .from(consultationRequests)
    .where(and(eq(userId, clientId), eq(state, 'open'), gt(lastTime, now)))
  return rows.length
}

export async function listTimeRequests(
  tx: Tx,
  { scope, now }: { readonly scope: SQL; readonly now: Date },
): Promise<TimeRequest[]> {
  const rows = await selected(tx)
    .where(and(scope, gt(consultationRequests.lastTime, new Date(now.getTime() - SHOWN_MS))))
    .orderBy(
      desc(eq(consultationRequests.state, 'open')),
      asc(consultationRequests.lastTime),
      asc(consultationRequests.id),
    )
    .limit(100)
  return rows.map((row) => toTimeRequest(row, now))
}

interface Accepting {
  readonly id: string
  readonly startsAt: Date
  readonly rooms: MeetingRooms | null
  readonly now: Date
}

/** Books one of the proposed times, inside the partner's hours or not. Errors: 402, 404, 409, 422. */
export async function acceptTimeRequest(
  tx: Tx,
  who: SignedIn,
  { id, startsAt, rooms, now }: Accepting,
): Promise<StoredConsultation> {
  const { request, client, partner } = await requestFor(
    tx,
    id,
    eq(consultationRequests.partnerId, who.userId),
  )
  await lockPeople(tx, [client.id, partner.id])
  if (startsAt <= now || !request.times.includes(startsAt.toISOString()))
    throw new ProblemError(422, 'time-not-proposed', { field: 'startsAt' })
  await closeRequest(tx, id, { state: 'accepted' })
  const { minutes, topic, moduleCode } = request
  return insertBooking(tx, { client, partner, startsAt, minutes, topic, moduleCode, rooms, now })
}

export async function declineTimeRequest(
  tx: Tx,
  who: SignedIn,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<StoredRequest> {
  const found = await requestFor(tx, id, eq(consultationRequests.partnerId, who.userId))
  return { ...found, request: await closeRequest(tx, id, { state: 'declined', reason }) }
}

export async function withdrawTimeRequest(tx: Tx, who: SignedIn, id: string): Promise<StoredRequest> {
  const found = await requestFor(tx, id, eq(consultationRequests.userId, who.userId))
  return { ...found, request: await closeRequest(tx, id, { state: 'withdrawn' }) }
}

async function requestFor(tx: Tx, id: string, mine: SQL): Promise<StoredRequest> {
  const [found] = await selected(tx).where(and(eq(consultationRequests.id, id), mine))
  if (!found) throw new ProblemError(404, 'time-request-not-found')
  return found
}

type Ending = Partial<Pick<StoredRequest['request'], 'state' | 'reason'>>

/** Errors: 409 when it was closed meanwhile, also by a request at the same moment. */
async function closeRequest(tx: Tx, id: string, ending: Ending): Promise<StoredRequest['request']> {
  const [closed] = await tx
    .update(consultationRequests)
    .set(ending)
    .where(and(eq(consultationRequests.id, id), eq(consultationRequests.state, 'open')))
    .returning()
  if (!closed) throw new ProblemError(409, 'time-request-closed')
  return closed
}

export function toTimeRequest({ request, client, partner }: StoredRequest, now: Date): TimeRequest {
  const { id, minutes, topic, moduleCode, times, state, reason, lastTime } = request
  return {
    id,
    client: toParty(client),
    partner: toParty(partner),
    minutes,
    topic,
    module: moduleCode,
    times,
    state: state === 'open' && lastTime <= now ? 'expired' : state,
    reason,
  }
}
