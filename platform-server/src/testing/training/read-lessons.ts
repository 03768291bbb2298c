import { findContent } from '../../domain/courses/module-content.ts'
import { lessonProgress } from '../../lib/data/schema/training/lessons.ts'
import type { TestApp } from '../test-app.ts'

interface Reader {
  readonly id: number
  readonly tenantId: number
}

interface Options {
  readonly at: Date
  /** How many lessons; all by default. */
  readonly count?: number
  /** Instead of the current one. */
  readonly contentVersion?: number
}

/** The lessons of a module as read by this person, in the time that each requires. Those that were read stay. */
export async function readLessons(
  { services }: TestApp,
  { id: userId, tenantId }: Reader,
  moduleCode: string,
  { at, count, contentVersion }: Options,
): Promise<void> {
  const content = findContent(moduleCode)
  const rows = (content?.lessons ?? []).slice(0, count).map(({ id, minimumSeconds }) => ({
    ...{ tenantId, userId, moduleCode, lessonId: id },
    contentVersion: contentVersion ?? content?.version ?? 1,
    dwellSeconds: minimumSeconds,
    checkPassedAt: at,
    completedAt: at,
    updatedAt: at,
  }))
  if (rows.length === 0) return
  await services.database.withTenant(tenantId, (tx) =>
    tx.insert(lessonProgress).values(rows).onConflictDoNothing(),
  )
}
