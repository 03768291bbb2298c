import { eq } from 'drizzle-orm'
import type { SignedIn } from '../app/request-context.ts'
import type { Tx } from '../lib/data/database.ts'
import { consultationBookings } from '../lib/data/schema/consultations.ts'
import { ProblemError } from '../lib/problem.ts'
import { postHours } from '../domain/hours/hour-ledger.ts'
import { readAvailability } from './availability/availability.ts'
import { blockedUntil, lockPeople, noHoursLeft, requireFree } from './book-consultation.ts'
import { freeCancelUntil, type StoredConsultation } from './consultation-view.ts'
import { openWindow } from './entitlements.ts'
import { findConsultation } from './sql-consultations.ts'

interface Moving {
  readonly id: string
  readonly startsAt: Date
  readonly now: Date
}

/**
 * Another time with the same partner, chosen by the client; it may be in another window of the plan.
 *
 * Errors  402 no time left for that week, 404 also for another person's, 409 taken, canceled or too late, 422 not a
 * time on offer.
 */
export async function moveConsultation(
  tx: Tx,
  who: SignedIn,
  { id, startsAt, now }: Moving,
): Promise<StoredConsultation> {
  const known = await ownConsultation(tx, who, id)
  await lockPeople(tx, [known.client.id, known.partner.id])
  // A cancellation locks only the booking.
  await tx.select().from(consultationBookings).where(eq(consultationBookings.id, id)).for('update')
  // Read again: it may have changed before the locks were there.
  const found = await ownConsultation(tx, who, id)
  const { booking, client, partner } = found
  if (booking.canceledAt || now > freeCancelUntil(booking.startsAt))
    throw new ProblemError(409, 'too-late-to-move')
  if (booking.startsAt.getTime() === startsAt.getTime()) return found
  await requireFree(tx, { partner, startsAt, minutes: booking.minutes, now }, id)
  const open = await openWindow(tx, client.id, { at: startsAt, minutes: booking.minutes, now, except: id })
  if (!open) throw noHoursLeft()
  const { bufferMinutes, videoLink, timeZone: partnerZone } = await readAvailability(tx, partner)
  const [moved] = await tx
    .update(consultationBookings)
    .set({
      ...open,
      startsAt,
      blockedUntil: blockedUntil(startsAt, booking.minutes, bufferMinutes),
      revision: booking.revision + 1,
    })
    .where(eq(consultationBookings.id, id))
    .returning()
  if (!moved) throw new Error('the booking was deleted while it was locked')
  await postHours(tx, { before: booking, after: moved, cause: 'moved', at: now })
  return { ...found, videoLink: videoLink ?? moved.roomUrl, partnerZone, booking: moved }
}

async function ownConsultation(tx: Tx, { userId }: SignedIn, id: string): Promise<StoredConsultation> {
  const found = await findConsultation(tx, id)
  if (found?.booking.userId !== userId) throw new ProblemError(404, 'consultation-not-found')
  return found
}
