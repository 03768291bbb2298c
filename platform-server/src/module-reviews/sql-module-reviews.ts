import type { OwnModuleReview, OwnModuleReviewList } from '@platform/shared-contracts/http'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { ownRows, type ExportSection } from '../app/account-export.ts'
import type { Tx } from '../lib/data/database.ts'
import { certificates } from '../lib/data/schema/training/certificates.ts'
import { moduleReviews } from '../lib/data/schema/training/module-reviews.ts'

type Review = typeof moduleReviews.$inferSelect

export const moduleReviewExport: ExportSection = {
  name: 'moduleReviews',
  rowsOf: ownRows(
    moduleReviews,
    {
      module: moduleReviews.moduleCode,
      stars: moduleReviews.stars,
      comment: moduleReviews.comment,
      language: moduleReviews.language,
      state: moduleReviews.state,
      reason: moduleReviews.reason,
      writtenAt: moduleReviews.writtenAt,
    },
    moduleReviews.writtenAt,
  ),
}

/** Of the modules whose certificate the user holds, expired or not. */
export async function ownReviews(tx: Tx, userId: number): Promise<OwnModuleReviewList> {
  const rows = await tx
    .selectDistinct({ code: certificates.moduleCode, review: moduleReviews })
    .from(certificates)
    .leftJoin(
      moduleReviews,
      and(
        eq(moduleReviews.userId, certificates.userId),
        eq(moduleReviews.moduleCode, certificates.moduleCode),
      ),
    )
    .where(and(eq(certificates.userId, userId), isNull(certificates.revokedAt)))
    .orderBy(asc(certificates.moduleCode))
  return rows.map(({ code, review }) => ({ code, review: review && toOwnReview(review) }))
}

export function toOwnReview({ stars, comment, language, state, reason, writtenAt }: Review): OwnModuleReview {
  return { stars, comment, language, state, reason, writtenAt: writtenAt.toISOString() }
}

export async function isHolder(tx: Tx, userId: number, code: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: certificates.id })
    .from(certificates)
    .where(
      and(eq(certificates.userId, userId), eq(certificates.moduleCode, code), isNull(certificates.revokedAt)),
    )
    .limit(1)
  return found !== undefined
}

type Written = Omit<typeof moduleReviews.$inferInsert, 'id' | 'state' | 'reason'>

/** In place of an earlier one; it waits for staff. */
export async function saveReview(tx: Tx, written: Written): Promise<OwnModuleReview> {
  const { stars, comment, language, writtenAt } = written
  const changed = { stars, comment, language, writtenAt, state: 'pending' as const, reason: '' }
  const [review] = await tx
    .insert(moduleReviews)
    .values({ ...written, ...changed })
    .onConflictDoUpdate({ target: [moduleReviews.userId, moduleReviews.moduleCode], set: changed })
    .returning()
  if (!review) throw new Error('the database did not return the review')
  return toOwnReview(review)
}

/** `false` without one. */
export async function removeReview(tx: Tx, userId: number, code: string): Promise<boolean> {
  const removed = await tx
    .delete(moduleReviews)
    .where(and(eq(moduleReviews.userId, userId), eq(moduleReviews.moduleCode, code)))
    .returning({ id: moduleReviews.id })
  return removed.length > 0
}
