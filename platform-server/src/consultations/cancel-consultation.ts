import { countsAsAdmin } from '@platform/shared-contracts/rules'
import { eq } from 'drizzle-orm'
import type { SignedIn } from '../app/request-context.ts'
import { recordAudit } from '../lib/data/audit.ts'
import type { Tx } from '../lib/data/database.ts'
import { consultationBookings } from '../lib/data/schema/consultations.ts'
import { ProblemError } from '../lib/problem.ts'
import { postHours } from '../domain/hours/hour-ledger.ts'
import { freeCancelUntil, type StoredConsultation } from './consultation-view.ts'
import { findConsultation } from './sql-consultations.ts'

export interface Canceling {
  readonly id: string
  readonly now: Date
}

/**
 * Frees the time again; `null` when it was canceled already. The hour goes back to the client unless the client cancels
 * later than 12 hours before.
 *
 * Errors  404, also for a booking of other people; 409 once it has started.
 */
export async function cancelConsultation(
  tx: Tx,
  who: SignedIn,
  { id, now }: Canceling,
): Promise<StoredConsultation | null> {
  // If two people cancel at once, the second waits here and then sees that it is done.
  await tx.select().from(consultationBookings).where(eq(consultationBookings.id, id)).for('update')
  const found = await visibleConsultation(tx, who, id)
  const { booking } = found
  if (booking.canceledAt) return null
  if (booking.startsAt <= now || booking.outcome) throw new ProblemError(409, 'has-begun')
  const isLate = who.userId === booking.userId && now > freeCancelUntil(booking.startsAt)
  const [changed] = await tx
    .update(consultationBookings)
    .set({ canceledAt: now, isHourUsed: isLate, revision: booking.revision + 1 })
    .where(eq(consultationBookings.id, id))
    .returning()
  if (!changed) throw new Error('the booking was deleted while it was locked')
  await postHours(tx, { before: booking, after: changed, cause: 'canceled', at: now })
  if (who.userId !== booking.userId)
    await recordAudit(tx, {
      tenantId: who.tenantId,
      actor: who.email,
      action: 'consultation.cancel',
      subject: id,
      before: { canceledAt: null },
      after: { canceledAt: now.toISOString() },
    })
  return { ...found, booking: changed }
}

/** A consultation that concerns the person: as client, as partner, or as an admin of the tenant. Errors: 404. */
export async function visibleConsultation(tx: Tx, who: SignedIn, id: string): Promise<StoredConsultation> {
  const found = await findConsultation(tx, id)
  const isTheirs = found && [found.booking.userId, found.booking.partnerId].includes(who.userId)
  if (!found || !(isTheirs || countsAsAdmin(who))) throw new ProblemError(404, 'consultation-not-found')
  return found
}
