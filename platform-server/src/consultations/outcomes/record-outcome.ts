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

interface RecordResult {
  readonly consultation: StoredConsultation
  /** Whether it says something new to the client. */
  readonly isChanged: boolean
}

/**
 * What became of a consultation, by its partner or an admin; a later record corrects an earlier one. Of a client whose
 * account was erased no notes are stored.
 *
 * Errors  404, also for the client and for other people's; 409 too early, too late or canceled.
 */
export async function recordOutcome(
  tx: Tx,
  who: SignedIn,
  { id, recorded, now }: Recording,
): Promise<RecordResult> {
  await tx.select().from(consultationBookings).where(eq(consultationBookings.id, id)).for('update')
  const found = await visibleConsultation(tx, who, id)
  const { booking } = found
  const isPartner = booking.partnerId === who.userId
  if (!isPartner && !countsAsAdmin(who)) throw new ProblemError(404, 'consultation-not-found')
  const { outcome } = recorded
  const refusal = recordingRefusal(booking, { outcome, now, isAdmin: countsAsAdmin(who) })
  if (refusal) throw new ProblemError(409, refusal)
  const after = stateAfter(recorded, found.client)
  if (isSame(booking, after)) return { consultation: found, isChanged: false }
  const [changed] = await tx
    .update(consultationBookings)
    .set({ ...after, recordedAt: now, isHourUsed: isHourUsedAfter(outcome) })
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
      after: { outcome, minutes: after.heldMinutes },
    })
  return { consultation: { ...found, booking: changed }, isChanged: true }
}

type OutcomeState = Pick<StoredConsultation['booking'], 'outcome' | 'heldMinutes' | 'notes'>

function stateAfter(recorded: Recorded, { erasedAt }: StoredConsultation['client']): OutcomeState {
  if (recorded.outcome !== 'completed') return { outcome: recorded.outcome, heldMinutes: null, notes: '' }
  return { outcome: 'completed', heldMinutes: recorded.minutes, notes: erasedAt ? '' : recorded.notes }
}

function isSame(one: OutcomeState, other: OutcomeState): boolean {
  return one.outcome === other.outcome && one.heldMinutes === other.heldMinutes && one.notes === other.notes
}
