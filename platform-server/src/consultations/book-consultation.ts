import type { ConsultationRequest } from '@platform/shared-contracts/http'
import { asc, inArray } from 'drizzle-orm'
import type { SignedIn } from '../app/request-context.ts'
import type { Tx } from '../lib/data/database.ts'
import { consultationBookings } from '../lib/data/schema/consultations.ts'
import { users } from '../lib/data/schema/people.ts'
import { postHours } from '../domain/hours/hour-ledger.ts'
import { findById, type Person } from '../domain/accounts/people.ts'
import type { MeetingRooms } from '../lib/meetings/meeting-rooms.ts'
import { ProblemError } from '../lib/problem.ts'
import { aboutOf } from './about-lines.ts'
import { readAvailability } from './availability/availability.ts'
import type { StoredConsultation } from './consultation-view.ts'
import { openWindow } from './entitlements.ts'
import { busyTimes, findConsultant } from './find-consultant.ts'
import { freeSlots, MINUTE_MS } from './availability/slots.rule.ts'

const HOUR = 60

interface Booking {
  readonly request: ConsultationRequest
  readonly rooms: MeetingRooms | null
  readonly now: Date
}

/**
 * Books an hour, or half of one, of the person's entitlement.
 *
 * Errors  402 no time left for that week, 404 no such partner, 409 another client booked first, 422 not a time on offer.
 */
export async function bookConsultation(
  tx: Tx,
  who: SignedIn,
  { request, rooms, now }: Booking,
): Promise<StoredConsultation> {
  const partner = await findConsultant(tx, request.partnerId)
  const client = await findById(tx, who.userId)
  if (!client) throw new ProblemError(404, 'account-gone')
  if (client.id === partner.id) throw new ProblemError(422, 'own-hour')
  await lockPeople(tx, [client.id, partner.id])

  const { minutes = HOUR } = request
  const startsAt = new Date(request.startsAt)
  await requireFree(tx, { partner, startsAt, minutes, now })
  return insertBooking(tx, { client, partner, startsAt, minutes, ...aboutOf(request), rooms, now })
}

interface Wanted {
  readonly partner: Person
  readonly startsAt: Date
  readonly minutes: number
  readonly now: Date
}

/** Errors: 422 not a time on offer, 409 booked. `except` is a booking that is about to move. */
export async function requireFree(
  tx: Tx,
  { partner, startsAt, minutes, now }: Wanted,
  except?: string,
): Promise<void> {
  const availability = await readAvailability(tx, partner)
  const busy = await busyTimes(tx, partner.id, { now, except })
  const planning = { now, from: startsAt, to: startsAt, availability, minutes }
  if (freeSlots({ ...planning, busy: [] }).length === 0)
    throw new ProblemError(422, 'time-not-offered', { field: 'startsAt' })
  if (freeSlots({ ...planning, busy }).length === 0) throw timeTaken()
}

interface NewBooking extends Wanted {
  readonly client: Person
  readonly topic: string
  readonly moduleCode: string | null
  readonly rooms: MeetingRooms | null
}

/** The caller has locked both people. Errors: 402 no time left for that week. */
export async function insertBooking(
  tx: Tx,
  { client, partner, startsAt, minutes, topic, moduleCode, rooms, now }: NewBooking,
): Promise<StoredConsultation> {
  const availability = await readAvailability(tx, partner)
  const open = await openWindow(tx, client.id, { at: startsAt, minutes, now })
  if (!open) throw noHoursLeft()
  const [booking] = await tx
    .insert(consultationBookings)
    .values({
      tenantId: client.tenantId,
      userId: client.id,
      partnerId: partner.id,
      ...open,
      startsAt,
      minutes,
      blockedUntil: blockedUntil(startsAt, minutes, availability.bufferMinutes),
      ...{ topic, moduleCode, roomUrl: rooms?.newRoom() ?? null },
    })
    .returning()
  if (!booking) throw new Error('the database did not return the new booking')
  await postHours(tx, { before: null, after: booking, cause: 'booked', at: now })
  const { videoLink, timeZone: partnerZone } = availability
  return { booking, client, partner, attachments: [], videoLink: videoLink ?? booking.roomUrl, partnerZone }
}

export function blockedUntil(startsAt: Date, minutes: number, bufferMinutes: number): Date {
  return new Date(startsAt.getTime() + (minutes + bufferMinutes) * MINUTE_MS)
}

/** Bookings that share a person run one after the other; locking the rows in one fixed order avoids deadlocks. */
export async function lockPeople(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('no key update')
}

export function timeTaken(): ProblemError {
  return new ProblemError(409, 'time-taken')
}

export function noHoursLeft(): ProblemError {
  return new ProblemError(402, 'no-hour-left')
}
