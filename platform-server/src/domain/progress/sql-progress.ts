import type { Language, ProgressRecord } from '@platform/shared-contracts/http'
import { and, asc, eq } from 'drizzle-orm'
import { ownRows, type ExportSection } from '../../app/account-export.ts'
import type { Tx } from '../../lib/data/database.ts'
import { users } from '../../lib/data/schema/people.ts'
import { progress, progressChanges } from '../../lib/data/schema/training/progress.ts'
import { refuseOtherRequest, requestHash } from '../../lib/keys/request-hash.ts'

interface Update {
  readonly tenantId: number
  readonly userId: number
  readonly moduleCode: string
  readonly status: string
  /** Names the update, where the sender may have to send it again. */
  readonly requestKey: string | null
  /** Language in which they trained; English unless it is known. */
  readonly language?: Language
  /** Whether the learner chose it; a quiz did otherwise. */
  readonly isSelfReported: boolean
  readonly at: Date
}

export function listProgress(tx: Tx, userId: number): Promise<ProgressRecord[]> {
  return tx
    .select({ module_id: progress.moduleCode, status: progress.status })
    .from(progress)
    .where(eq(progress.userId, userId))
    .orderBy(asc(progress.moduleCode))
}

/**
 * Records a change of status once: an update that arrives again, by its key or because nothing would change, leaves
 * status and history unchanged.
 *
 * Errors  409 when the key named another update.
 */
export async function recordProgress(
  tx: Tx,
  { requestKey, language, at, isSelfReported, ...update }: Update,
): Promise<void> {
  const { userId, moduleCode, status } = update
  // Updates of one person follow one another, so that each sees what the one before it recorded.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const here = and(eq(progress.userId, userId), eq(progress.moduleCode, moduleCode))
  const [current] = await tx.select({ status: progress.status }).from(progress).where(here)
  const hash = requestKey === null ? null : requestHash({ moduleCode, status })
  if (requestKey !== null && hash !== null && (await isRecorded(tx, userId, { requestKey, hash }))) return
  if (current?.status === status) return
  const changed = await tx
    .insert(progressChanges)
    .values({ ...update, requestKey, requestHash: hash, language, at })
    .onConflictDoNothing()
    .returning({ id: progressChanges.id })
  if (changed.length === 0) return
  await tx
    .insert(progress)
    .values({ ...update, isSelfReported, updatedAt: at })
    .onConflictDoUpdate({
      target: [progress.userId, progress.moduleCode],
      set: { status, isSelfReported, updatedAt: at },
    })
}

async function isRecorded(
  tx: Tx,
  userId: number,
  { requestKey, hash }: { readonly requestKey: string; readonly hash: string },
): Promise<boolean> {
  const isOwn = and(eq(progressChanges.userId, userId), eq(progressChanges.requestKey, requestKey))
  const [before] = await tx.select({ hash: progressChanges.requestHash }).from(progressChanges).where(isOwn)
  if (before) refuseOtherRequest(before.hash, hash)
  return before !== undefined
}

export const progressExport: readonly ExportSection[] = [
  {
    name: 'progress',
    rowsOf: ownRows(
      progress,
      { module: progress.moduleCode, selfReportedStatus: progress.status, updatedAt: progress.updatedAt },
      progress.moduleCode,
    ),
  },
  {
    name: 'progressHistory',
    rowsOf: ownRows(
      progressChanges,
      {
        module: progressChanges.moduleCode,
        selfReportedStatus: progressChanges.status,
        at: progressChanges.at,
        language: progressChanges.language,
      },
      progressChanges.at,
      progressChanges.id,
    ),
  },
]
