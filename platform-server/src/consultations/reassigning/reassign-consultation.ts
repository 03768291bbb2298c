import type { ConsultationReassignment, ReplacementList } from '@platform/shared-contracts/http'
import { countsAsAdmin } from '@platform/shared-contracts/rules'
import { eq } from 'drizzle-orm'
import type { SignedIn } from '../../app/request-context.ts'
import type { Person } from '../../domain/accounts/people.ts'
import { recordAudit } from '../../lib/data/audit.ts'
import type { Tx } from '../../lib/data/database.ts'
import { consultationBookings } from '../../lib/data/schema/consultations.ts'
import { ProblemError } from '../../lib/problem.ts'
import { readAvailability } from '../availability/availability.ts'
import { isFreeAt } from '../availability/slots.rule.ts'
import type { MeetingRooms } from '../../lib/meetings/meeting-rooms.ts'
import { blockedUntil, lockPeople } from '../book-consultation.ts'
import { nameOf, type StoredConsultation } from '../consultation-view.ts'
import { busyTimes, findConsultant, otherConsultants } from '../find-consultant.ts'
import { findConsultation } from '../sql-consultations.ts'

interface Reading {
  readonly id: string
  readonly now: Date
}

/** The other professionals of the tenant who are free at its time. Errors: 403, 404, 409 canceled or started. */
export async function listReplacements(tx: Tx, who: SignedIn, reading: Reading): Promise<ReplacementList> {
  const { booking, client, partner } = await openConsultation(tx, who, reading)
  const free: Person[] = []
  for (const other of await otherConsultants(tx, [client.id, partner.id]))
    if (await isFree(tx, other, booking, reading.now)) free.push(other)
  return free.map((other) => ({ id: other.id, name: nameOf(other) }))
}

interface Reassigning extends Reading {
  readonly request: ConsultationReassignment
  readonly rooms: MeetingRooms | null
}

interface Reassigned {
  readonly before: StoredConsultation
  readonly after: StoredConsultation
}

/**
 * Gives a consultation to another professional at the same time; the client's hour stays used.
 *
 * Errors  403 no admin, 404 no such consultation or professional, 409 canceled, started, or the time was just taken,
 * 422 the professional it has, or its own client.
 */
export async function reassignConsultation(
  tx: Tx,
  who: SignedIn,
  { request: { partnerId, reason }, rooms, ...reading }: Reassigning,
): Promise<Reassigned> {
  const known = await openConsultation(tx, who, reading)
  const partner = await findConsultant(tx, partnerId)
  await lockPeople(tx, [known.client.id, known.partner.id, partner.id])
  // A cancellation locks only the booking.
  await tx.select().from(consultationBookings).where(eq(consultationBookings.id, reading.id)).for('update')
  // Read again: it may have changed before the locks were there.
  const before = await openConsultation(tx, who, reading)
  const { booking, client } = before
  if ([client.id, before.partner.id].includes(partner.id))
    throw new ProblemError(422, 'no-replacement', { field: 'partnerId' })
  if (!(await isFree(tx, partner, booking, reading.now))) throw professionalBusy()
  const { bufferMinutes, videoLink, timeZone: partnerZone } = await readAvailability(tx, partner)
  const [changed] = await tx
    .update(consultationBookings)
    .set({
      partnerId: partner.id,
      blockedUntil: blockedUntil(booking.startsAt, booking.minutes, bufferMinutes),
      revision: booking.revision + 1,
      // The professional who had it knows the old room.
      roomUrl: rooms?.newRoom() ?? null,
    })
    .where(eq(consultationBookings.id, reading.id))
    .returning()
  if (!changed) throw new Error('the booking was deleted while it was locked')
  await recordAudit(tx, {
    tenantId: who.tenantId,
    actor: who.email,
    action: 'consultation.reassign',
    subject: reading.id,
    before: { partnerId: before.partner.id },
    after: { partnerId: partner.id, reason },
  })
  return {
    // The revision of the change, so that the calendar of the professional who had it takes it as newer.
    before: { ...before, booking: { ...booking, revision: changed.revision } },
    after: { ...before, partner, videoLink: videoLink ?? changed.roomUrl, partnerZone, booking: changed },
  }
}

export function professionalBusy(): ProblemError {
  return new ProblemError(409, 'time-taken:reassign', { field: 'partnerId' })
}

async function openConsultation(tx: Tx, who: SignedIn, { id, now }: Reading): Promise<StoredConsultation> {
  if (!countsAsAdmin(who)) throw new ProblemError(403, 'role:consultations')
  const found = await findConsultation(tx, id)
  if (!found) throw new ProblemError(404, 'consultation-not-found')
  const { canceledAt, startsAt, outcome } = found.booking
  if (canceledAt) throw new ProblemError(409, 'consultation-canceled')
  if (outcome || startsAt <= now) throw new ProblemError(409, 'has-begun:reassign')
  return found
}

async function isFree(
  tx: Tx,
  partner: Person,
  { startsAt, minutes }: StoredConsultation['booking'],
  now: Date,
): Promise<boolean> {
  const availability = await readAvailability(tx, partner)
  const busy = await busyTimes(tx, partner.id, { now })
  return isFreeAt(startsAt, { availability, minutes, busy })
}
