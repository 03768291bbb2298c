import type { ConsultationCompletion, ConsultationOutcome } from '@platform/shared-contracts/http'
import { countsAsAdmin } from '@platform/shared-contracts/rules'
import { eq } from 'drizzle-orm'
import type { SignedIn } from '../../app/request-context.ts'
import { postHours } from '../../domain/hours/hour-ledger.ts'
import { recordAudit } from '../../lib/data/audit.ts'
import type { Tx } from '../../lib/data/database.ts'
import { consultationBookings } from '../../lib/data/schema/consultations.ts'
import { ProblemError } from '../../lib/problem.ts'
import { visibleConsultation } from '../cancel-consultation.ts'
import type { StoredConsultation } from '../consultation-view.ts'
import { isHourUsedAfter, recordingRefusal } from './outcome.rule.ts'

interface Completed extends ConsultationCompletion {
  readonly outcome: 'completed'
}
type Recorded = Completed | { readonly outcome: Exclude<ConsultationOutcome, 'completed'> }

export interface Recording {
  readonly id: string
  readonly recorded: Recorded
  readonly now: Date
}

/**
 * What became of a consultation, by its partner or an admin; a later record corrects an earlier one.
 *
 * Errors  404, also for the client and for other people's; 409 too early, too late or canceled.
 */
export async function recordOutcome(
  tx: Tx,
  who: SignedIn,
  { id, recorded, now }: Recording,
): Promise<StoredConsultation> {
  await tx.select().from(consultationBookings).where(eq(consultationBookings.id, id)).for('update')
  const found = await visibleConsultation(tx, who, id)
  const { booking } = found
  const isPartner = booking.partnerId === who.userId
  if (!isPartner && !countsAsAdmin(who)) throw new ProblemError(404, 'consultation-not-found')
  const { outcome } = recorded
  const refusal = recordingRefusal(booking, { outcome, now, isAdmin: countsAsAdmin(who) })
  if (refusal) throw new ProblemError(409, refusal)
  const { minutes: heldMinutes, notes } = recorded.outcome === 'completed' ? recorded : NOTHING_HELD
  const [changed] = await tx
    .update(consultationBookings)
    .set({ outcome, recordedAt: now, heldMinutes, notes, isHourUsed: isHourUsedAfter(outcome) })
    .where(eq(consultationBookings.id, id))
    .returning()
  if (!changed) throw new Error('the booking was deleted while it was locked')
  const cause = isHourUsedAfter(outcome) ? 'corrected' : 'partner-absent'
  await postHours(tx, { before: booking, after: changed, cause, at: now })
  if (!isPartner)
    await recordAudit(tx, {
      tenantId: who.tenantId,
      actor: who.email,
      action: 'consultation.record',
      subject: id,
      before: { outcome: booking.outcome },
      after: { outcome, minutes: heldMinutes },
    })
  return { ...found, booking: changed }
}

const NOTHING_HELD = { minutes: null, notes: '' }
