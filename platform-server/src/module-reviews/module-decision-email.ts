import type { ModuleReviewDecision } from '@platform/shared-contracts/http'
import { CORE_MODULES, courseTitle } from '@platform/shared-contracts/rules'
import { findById } from '../domain/accounts/people.ts'
import { decisionEmail } from '../domain/reviews/decision-email.ts'
import type { Tx } from '../lib/data/database.ts'
import type { moduleReviews } from '../lib/data/schema/training/module-reviews.ts'

/** To the author of a decided review; none without an account. */
export async function moduleDecisionEmail(
  tx: Tx,
  { userId, moduleCode: code, reason }: typeof moduleReviews.$inferSelect,
  state: ModuleReviewDecision['state'],
) {
  const author = await findById(tx, userId)
  if (!author) return null
  const title = CORE_MODULES.find((module) => module.code === code)?.title ?? code
  return decisionEmail(author, {
    subject: (language) => courseTitle({ code, title }, language),
    state,
    reason,
    pages: { shown: `/modules/${code}`, changed: `/modules/${code}` },
  })
}
