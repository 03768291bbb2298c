import type { ReviewDecision } from '@platform/shared-contracts/http'
import { findById } from '../../domain/accounts/people.ts'
import { decisionEmail } from '../../domain/reviews/decision-email.ts'
import type { Tx } from '../../lib/data/database.ts'
import type { consultationReviews } from '../../lib/data/schema/consultations.ts'
import { nameOf } from '../consultation-view.ts'

/** To the client whose review of a professional was decided; none without an account. */
export async function ratingDecisionEmail(
  tx: Tx,
  { userId, partnerId }: typeof consultationReviews.$inferSelect,
  state: ReviewDecision['state'],
) {
  const [client, partner] = [await findById(tx, userId), await findById(tx, partnerId)]
  if (!client || !partner) return null
  return decisionEmail(client, {
    subject: () => nameOf(partner),
    state,
    reason: '',
    pages: { shown: `/partner/${partnerId}`, changed: '/consultations' },
  })
}
