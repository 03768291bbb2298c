import { and, asc, desc, eq, lt, lte, max, ne, sql } from 'drizzle-orm'
import { ownRows, type ExportSection } from '../../app/account-export.ts'
import type { Tx } from '../../lib/data/database.ts'
import { lessonNotes, lessonProgress } from '../../lib/data/schema/training/lessons.ts'
import type { LessonContent, ModuleContent } from '../../domain/courses/module-content.ts'
import { SIMULTANEOUS_MS } from './newest-wins.rule.ts'

export type LessonRow = typeof lessonProgress.$inferSelect

export interface Reader {
  readonly tenantId: number
  readonly userId: number
}

interface Opened {
  readonly module: ModuleContent
  readonly lesson: LessonContent
}

export function listLessonRows(tx: Tx, userId: number, moduleCode: string): Promise<LessonRow[]> {
  return tx
    .select()
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.moduleCode, moduleCode)))
    .orderBy(desc(lessonProgress.updatedAt))
}

/** The person's row of the lesson, locked until the transaction ends; one of a version that does not count is reset. */
export async function holdLessonRow(
  tx: Tx,
  who: Reader,
  { module, lesson }: Opened,
  now: Date,
): Promise<LessonRow> {
  const { tenantId, userId } = who
  const fresh = {
    tenantId,
    userId,
    lessonId: lesson.id,
    moduleCode: module.code,
    contentVersion: module.version,
    updatedAt: now,
  }
  await tx.insert(lessonProgress).values(fresh).onConflictDoNothing()
  const [row] = await tx.select().from(lessonProgress).where(own(userId, lesson.id)).for('no key update')
  if (!row) throw new Error('the database did not return the new lesson row')
  if (row.contentVersion >= module.retakeFrom) return row
  const restarted = {
    ...fresh,
    dwellSeconds: 0,
    lastBeatAt: null,
    checkPassedAt: null,
    completedAt: null,
    block: 0,
    blockAt: null,
  }
  await tx.update(lessonProgress).set(restarted).where(own(userId, lesson.id))
  return { ...row, ...restarted }
}

const READING_LOCK = 7_263_558

/**
 * When the person last reported anything in another lesson; `null` before that. Until the transaction ends, no other of
 * their reports is counted: a minute counts once, in however many windows lessons are open.
 */
export async function holdReadingTime(tx: Tx, { userId }: Reader, lessonId: string): Promise<Date | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(${READING_LOCK}, ${userId})`)
  const [elsewhere] = await tx
    .select({ at: max(lessonProgress.updatedAt) })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), ne(lessonProgress.lessonId, lessonId)))
  return elsewhere?.at ?? null
}

/** Deletes a learner's progress in earlier versions; their notes stay. */
export async function forgetEarlier(tx: Tx, userId: number, module: ModuleContent): Promise<void> {
  await tx
    .delete(lessonProgress)
    .where(
      and(
        eq(lessonProgress.userId, userId),
        eq(lessonProgress.moduleCode, module.code),
        lt(lessonProgress.contentVersion, module.version),
      ),
    )
}

export async function saveLessonRow(tx: Tx, row: LessonRow): Promise<void> {
  const { dwellSeconds, lastBeatAt, block, blockAt, checkPassedAt, completedAt } = row
  const { contentVersion, language, updatedAt } = row
  await tx
    .update(lessonProgress)
    .set({
      dwellSeconds,
      lastBeatAt,
      block,
      blockAt,
      checkPassedAt,
      completedAt,
      contentVersion,
      language,
      updatedAt,
    })
    .where(own(row.userId, row.lessonId))
}

export async function readNotes(tx: Tx, userId: number, moduleCode: string): Promise<Map<string, string>> {
  const rows = await tx
    .select({ lessonId: lessonNotes.lessonId, text: lessonNotes.text })
    .from(lessonNotes)
    .where(
      and(eq(lessonNotes.userId, userId), eq(lessonNotes.moduleCode, moduleCode), ne(lessonNotes.text, '')),
    )
  return new Map(rows.map(({ lessonId, text }) => [lessonId, text]))
}

/** Notes of every module, without the emptied ones. */
export function listNotes(tx: Tx, userId: number) {
  return tx
    .select({
      ...{ moduleCode: lessonNotes.moduleCode, lessonId: lessonNotes.lessonId },
      ...{ text: lessonNotes.text, updatedAt: lessonNotes.updatedAt },
    })
    .from(lessonNotes)
    .where(and(eq(lessonNotes.userId, userId), ne(lessonNotes.text, '')))
    .orderBy(asc(lessonNotes.moduleCode), asc(lessonNotes.lessonId))
}

/** Returns the stored text. A note that was emptied keeps its row, so that an older text cannot come back. */
export async function saveNote(
  tx: Tx,
  note: Reader & { lessonId: string; moduleCode: string; text: string; updatedAt: Date },
): Promise<string> {
  const text = note.text.trim() === '' ? '' : note.text
  await tx
    .insert(lessonNotes)
    .values({ ...note, text })
    .onConflictDoUpdate({
      target: [lessonNotes.userId, lessonNotes.lessonId],
      set: { text, updatedAt: note.updatedAt },
      setWhere: lte(lessonNotes.updatedAt, new Date(note.updatedAt.getTime() + SIMULTANEOUS_MS)),
    })
  const [stored] = await tx
    .select({ text: lessonNotes.text })
    .from(lessonNotes)
    .where(and(eq(lessonNotes.userId, note.userId), eq(lessonNotes.lessonId, note.lessonId)))
  return stored?.text ?? ''
}

function own(userId: number, lessonId: string) {
  return and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonId))
}

export const lessonExport: readonly ExportSection[] = [
  {
    name: 'lessons',
    rowsOf: ownRows(
      lessonProgress,
      {
        lesson: lessonProgress.lessonId,
        contentVersion: lessonProgress.contentVersion,
        dwellSeconds: lessonProgress.dwellSeconds,
        checkPassedAt: lessonProgress.checkPassedAt,
        completedAt: lessonProgress.completedAt,
        language: lessonProgress.language,
      },
      lessonProgress.lessonId,
    ),
  },
  {
    name: 'lessonNotes',
    rowsOf: (tx, userId) =>
      tx
        .select({ lesson: lessonNotes.lessonId, text: lessonNotes.text, updatedAt: lessonNotes.updatedAt })
        .from(lessonNotes)
        .where(and(eq(lessonNotes.userId, userId), ne(lessonNotes.text, '')))
        .orderBy(lessonNotes.lessonId),
  },
]
