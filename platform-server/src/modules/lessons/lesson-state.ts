import type { LessonState, ModuleState } from '@platform/shared-contracts/http'
import type { Tx } from '../../lib/data/database.ts'
import { changesSince } from '../../domain/courses/changes-since.ts'
import type { ModuleContent } from '../../domain/courses/module-content.ts'
import { listExerciseResults } from '../exercises/sql-exercises.ts'
import { isDone } from './dwell.rule.ts'
import { listLessonRows, readNotes, type LessonRow } from './sql-lessons.ts'

/** The person's state in the module. Rows of a version that no longer counts are shown as not started. */
export async function readModuleState(tx: Tx, userId: number, module: ModuleContent): Promise<ModuleState> {
  const { code, version, retakeFrom, lessons } = module
  const known = new Set(lessons.map(({ id }) => id))
  const rows = (await listLessonRows(tx, userId, code)).filter(({ lessonId }) => known.has(lessonId))
  const notes = await readNotes(tx, userId, code)
  const valid = rows.filter(({ contentVersion }) => contentVersion >= retakeFrom)
  const ids = new Set([...valid.map(({ lessonId }) => lessonId), ...notes.keys()])
  const finished = rows.filter(({ completedAt }) => completedAt !== null)
  const earliest = Math.min(version, ...finished.map(({ contentVersion }) => contentVersion))
  return {
    code,
    version,
    needsRetake: earliest < retakeFrom,
    changes: changesSince(module, earliest),
    lastLessonId: valid[0]?.lessonId ?? null,
    lessons: [...ids].map((id) =>
      toLessonState(id, valid.find(({ lessonId }) => lessonId === id) ?? null, notes.get(id) ?? ''),
    ),
    exercises: await listExerciseResults(tx, userId, code),
  }
}

export function toLessonState(lessonId: string, row: LessonRow | null, note: string): LessonState {
  return {
    lessonId,
    dwellSeconds: row?.dwellSeconds ?? 0,
    isCheckPassed: Boolean(row?.checkPassedAt),
    isDone: Boolean(row?.completedAt),
    block: row?.block ?? 0,
    note,
  }
}

/** The row after a change: completed once it was read long enough and its check is passed, and then for good. */
export function settled(row: LessonRow, module: ModuleContent, minimum: number, now: Date): LessonRow {
  if (row.completedAt) return { ...row, updatedAt: now }
  const completedAt = isDone(row, minimum) ? now : null
  return { ...row, completedAt, contentVersion: module.version, updatedAt: now }
}
