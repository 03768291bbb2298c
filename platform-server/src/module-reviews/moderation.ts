import type {
  ModuleReviewDecision,
  ModuleReviewRecordPage,
  ModuleReviewRecordQuery,
  ModerationState,
} from '@platform/shared-contracts/http'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { SignedIn } from '../app/request-context.ts'
import { refuseUnread } from '../domain/reviews/refuse-unread.ts'
import { recordAudit } from '../lib/data/audit.ts'
import type { Tx } from '../lib/data/database.ts'
import { users } from '../lib/data/schema/people.ts'
import { moduleReviews } from '../lib/data/schema/training/module-reviews.ts'
import { ProblemError } from '../lib/problem.ts'
import { toOwnReview } from './sql-module-reviews.ts'

const isPending = eq(moduleReviews.state, 'pending')

export async function recordPage(tx: Tx, query: ModuleReviewRecordQuery): Promise<ModuleReviewRecordPage> {
  const { state, module, page, size } = query
  const fits = and(
    state === '' ? undefined : eq(moduleReviews.state, state),
    module === '' ? undefined : eq(moduleReviews.moduleCode, module),
  )
  const rows = await tx
    .select({ review: moduleReviews, firstName: users.firstName, lastName: users.lastName })
    .from(moduleReviews)
    .innerJoin(users, eq(users.id, moduleReviews.userId))
    .where(fits)
    .orderBy(sql`${isPending} desc`, desc(moduleReviews.writtenAt), desc(moduleReviews.id))
    .limit(size)
    .offset((page - 1) * size)
  const items = rows.map(({ review, firstName, lastName }) => ({
    ...toOwnReview(review),
    id: review.id,
    code: review.moduleCode,
    author: `${firstName} ${lastName}`,
  }))
  const total = await tx.$count(moduleReviews, fits)
  return { items, total, page, size, pending: await tx.$count(moduleReviews, isPending) }
}

/** What can still become this state: a published review is rejected after a complaint, never the other way around. */
const FROM: Readonly<Record<ModuleReviewDecision['state'], readonly ModerationState[]>> = {
  published: ['pending'],
  rejected: ['pending', 'published'],
}

/** Returns the decided review. Errors: 403 own-review, 404, 409 when it was changed or decided meanwhile. */
export async function decideReview(
  tx: Tx,
  who: SignedIn,
  { id, state, reason, writtenAt }: ModuleReviewDecision & { readonly id: string },
): Promise<typeof moduleReviews.$inferSelect> {
  const isIt = eq(moduleReviews.id, id)
  const [known] = await tx.select().from(moduleReviews).where(isIt).for('update')
  if (!known) throw new ProblemError(404, 'review-not-found')
  if (known.userId === who.userId) throw new ProblemError(403, 'review-by-you')
  refuseUnread(known, writtenAt, FROM[state])
  const decided = { state, reason: state === 'rejected' ? reason : '' }
  await tx.update(moduleReviews).set(decided).where(isIt)
  await recordAudit(tx, {
    tenantId: who.tenantId,
    actor: who.email,
    action: 'module-review.decide',
    subject: `module/${known.moduleCode}`,
    before: { state: known.state },
    after: decided,
  })
  return { ...known, ...decided }
}
