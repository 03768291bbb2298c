import type { ContentReview, ReviewCheckRequest } from '@platform/shared-contracts/http'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../lib/data/database.ts'
import { reviewChecks } from '../../../lib/data/schema/content/review-checks.ts'
import type { ModuleContent } from '../read-module.ts'
import { pointKey } from './point-key.ts'

/** The review of a module with what staff of the tenant found since; `null` for one without a review. */
export async function reviewOf(tx: Tx, content: ModuleContent | undefined): Promise<ContentReview | null> {
  if (!content?.review) return null
  const isOfModule = eq(reviewChecks.moduleCode, content.code)
  const rows = await tx.select().from(reviewChecks).where(isOfModule)
  const found = new Map(rows.map((row) => [row.pointKey, toCheck(row)]))
  const { review } = content
  return {
    ...review,
    unchecked: review.unchecked.map((point) => {
      const key = pointKey(content, point)
      return { key, ...point, check: found.get(key) ?? null }
    }),
  }
}

function toCheck({ source, note, checkedBy, checkedAt }: typeof reviewChecks.$inferSelect) {
  return { source, note, by: checkedBy, at: checkedAt.toISOString() }
}

interface Checked extends ReviewCheckRequest {
  readonly tenantId: number
  readonly by: string
  readonly at: Date
}

export async function saveCheck(
  tx: Tx,
  { tenantId, module, key, source, note, by, at }: Checked,
): Promise<void> {
  const values = { source, note, checkedBy: by, checkedAt: at }
  const { tenantId: tenant, moduleCode, pointKey: point } = reviewChecks
  await tx
    .insert(reviewChecks)
    .values({ tenantId, moduleCode: module, pointKey: key, ...values })
    .onConflictDoUpdate({ target: [tenant, moduleCode, point], set: values })
}

/** False where there was none. */
export async function removeCheck(tx: Tx, moduleCode: string, key: string): Promise<boolean> {
  const isIt = and(eq(reviewChecks.moduleCode, moduleCode), eq(reviewChecks.pointKey, key))
  return (await tx.delete(reviewChecks).where(isIt).returning()).length > 0
}
