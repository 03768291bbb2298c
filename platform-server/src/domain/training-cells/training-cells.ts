import type { TrainingCell } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { inArray } from 'drizzle-orm'
import { measuredOf } from '../progress/sql-measured.ts'
import type { Tx } from '../../lib/data/database.ts'
import { trainingAssignments } from '../../lib/data/schema/training/assignments.ts'
import { progress } from '../../lib/data/schema/training/progress.ts'
import { trainingState } from './training-state.rule.ts'

/** Every module of each of these people, as measured, with due days and their own notes. */
export async function trainingCells(
  tx: Tx,
  ids: readonly number[],
  now: Date,
): Promise<(userId: number) => TrainingCell[]> {
  const people = [...ids]
  const notes = await tx.select().from(progress).where(inArray(progress.userId, people))
  const assigned = await tx
    .select()
    .from(trainingAssignments)
    .where(inArray(trainingAssignments.userId, people))
  const noteOf = new Map(notes.map((row) => [keyOf(row), row]))
  const dueOf = new Map(assigned.map((row) => [keyOf(row), row.dueOn]))
  const measured = await measuredOf(tx, people, now)
  const today = now.toISOString().slice(0, 10)
  return (userId) =>
    CORE_MODULES.map(({ code }) => {
      const place = { userId, moduleCode: code }
      const state = measured(place)
      const dueOn = dueOf.get(keyOf(place)) ?? null
      return {
        module: code,
        state: trainingState(state?.status ?? null, dueOn, today),
        updatedAt: state?.at.toISOString() ?? null,
        dueOn,
        selfReported: selfReported(noteOf.get(keyOf(place)), state?.status),
      }
    })
}

const keyOf = ({ userId, moduleCode }: { userId: number; moduleCode: string }) => `${userId} ${moduleCode}`

/** The learner's own note, where it says something else than what was measured. */
function selfReported(
  note: typeof progress.$inferSelect | undefined,
  measured: string | undefined,
): string | null {
  if (!note?.isSelfReported || note.status === measured) return null
  return note.status === 'not_started' && measured === undefined ? null : note.status
}
