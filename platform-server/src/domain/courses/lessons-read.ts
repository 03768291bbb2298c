import type { Language, LessonName } from '@platform/shared-contracts/http'
import { LANGUAGE_CODES } from '@platform/shared-contracts/rules'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { lessonProgress } from '../../lib/data/schema/training/lessons.ts'
import { findContent } from './module-content.ts'

/** How far a person has read a module, as the server measured it. */
export interface LessonsRead {
  readonly read: number
  readonly total: number
  /** In the order of the module. */
  readonly missing: readonly LessonName[]
  /** On the pages of its lessons, read or not. */
  readonly seconds: number
  /** When the first lesson was completed. */
  readonly from: Date | null
  /** In which the checks of the lessons that were read were passed, each once. */
  readonly languages: readonly Language[]
  /** When anything last happened in a lesson. */
  readonly lastAt: Date | null
}

type LessonRow = typeof lessonProgress.$inferSelect

/** A module in a language, and the rows of one person. A lesson that was read at a version that no longer counts is missing. */
export function lessonsRead(code: string, rows: readonly LessonRow[], language?: Language): LessonsRead {
  const content = findContent(code, language)
  const lessons = content?.lessons ?? []
  const counting = rows.filter(
    (row) =>
      row.contentVersion >= (content?.retakeFrom ?? 1) && lessons.some(({ id }) => id === row.lessonId),
  )
  const completedAt = new Map(
    counting.flatMap((row) => (row.completedAt ? [[row.lessonId, row.completedAt] as const] : [])),
  )
  const missing = lessons.filter(({ id }) => !completedAt.has(id)).map(({ id, title }) => ({ id, title }))
  return {
    read: lessons.length - missing.length,
    total: lessons.length,
    missing,
    seconds: counting.reduce((sum, { dwellSeconds }) => sum + dwellSeconds, 0),
    languages: languagesOf(counting),
    from: edge([...completedAt.values()], 'first'),
    lastAt: edge(
      counting.map(({ updatedAt }) => updatedAt),
      'last',
    ),
  }
}

function languagesOf(rows: readonly LessonRow[]): readonly Language[] {
  const known = new Set(rows.flatMap(({ completedAt, language }) => (completedAt ? [language] : [])))
  return LANGUAGE_CODES.filter((code) => known.has(code))
}

function edge(instants: readonly Date[], which: 'first' | 'last'): Date | null {
  const sorted = [...instants].sort((one, other) => one.getTime() - other.getTime())
  return sorted.at(which === 'first' ? 0 : -1) ?? null
}

/** Of one module, or of all. */
export function lessonRowsOf(tx: Tx, userIds: readonly number[], moduleCode?: string): Promise<LessonRow[]> {
  const ofModule = moduleCode === undefined ? undefined : eq(lessonProgress.moduleCode, moduleCode)
  return tx
    .select()
    .from(lessonProgress)
    .where(and(inArray(lessonProgress.userId, [...userIds]), ofModule))
}
