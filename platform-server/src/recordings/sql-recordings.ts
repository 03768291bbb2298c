import type { Recording, RecordingPage, RecordingQuery } from '@platform/shared-contracts/http'
import { and, asc, desc, eq, ilike, or, sql, type SQL } from 'drizzle-orm'
import { findLesson } from '../domain/courses/module-content.ts'
import type { Tx } from '../lib/data/database.ts'
import { likePattern } from '../lib/data/like-pattern.ts'
import { lessonRecordings } from '../lib/data/schema/content/recordings.ts'
import { ProblemError } from '../lib/problem.ts'

export type RecordingRow = typeof lessonRecordings.$inferSelect
type NewRecording = typeof lessonRecordings.$inferInsert

const SORTS: Readonly<Record<RecordingQuery['sort'], SQL>> = {
  uploadedAt: asc(lessonRecordings.uploadedAt),
  '-uploadedAt': desc(lessonRecordings.uploadedAt),
  lessonId: asc(lessonRecordings.lessonId),
  '-lessonId': desc(lessonRecordings.lessonId),
}

export async function recordingPage(tx: Tx, query: RecordingQuery): Promise<RecordingPage> {
  const { page, size, sort, q, module, language } = query
  const pattern = likePattern(q)
  const fits = and(
    q ? or(ilike(lessonRecordings.lessonId, pattern), ilike(lessonRecordings.fileName, pattern)) : undefined,
    module ? eq(lessonRecordings.moduleCode, module) : undefined,
    language ? sql`${lessonRecordings.language} = ${language}` : undefined,
  )
  const rows = await tx
    .select()
    .from(lessonRecordings)
    .where(fits)
    .orderBy(SORTS[sort], asc(lessonRecordings.language))
    .limit(size)
    .offset((page - 1) * size)
  return { items: rows.map(toRecording), total: await tx.$count(lessonRecordings, fits), page, size }
}

export function toRecording(row: RecordingRow): Recording {
  const { id, moduleCode, lessonId, language, fileName, sizeBytes, seconds, uploadedBy } = row
  const found = findLesson(lessonId, language)
  return {
    ...{ id, moduleCode, lessonId, language, fileName, sizeBytes, seconds, uploadedBy },
    // A lesson may have left the content since.
    lessonTitle: found?.lesson.title ?? lessonId,
    cueCount: row.cues.length,
    isCurrent: found?.module.version === row.contentVersion,
    uploadedAt: row.uploadedAt.toISOString(),
  }
}

export const recordingNotFound = () => new ProblemError(404, 'recording-not-found')

/** Locked until the transaction ends. Errors  404. */
export async function lockRecording(tx: Tx, id: number): Promise<RecordingRow> {
  const [row] = await tx.select().from(lessonRecordings).where(eq(lessonRecordings.id, id)).for('update')
  if (!row) throw recordingNotFound()
  return row
}

/** Errors  409 where the lesson has one in this language. */
export async function insertRecording(tx: Tx, values: NewRecording): Promise<RecordingRow> {
  const [row] = await tx.insert(lessonRecordings).values(values).onConflictDoNothing().returning()
  if (!row) throw new ProblemError(409, 'recording-exists', { field: 'lessonId' })
  return row
}

export async function changeRecording(
  tx: Tx,
  id: number,
  change: Partial<NewRecording>,
): Promise<RecordingRow> {
  const [row] = await tx.update(lessonRecordings).set(change).where(eq(lessonRecordings.id, id)).returning()
  if (!row) throw recordingNotFound()
  return row
}

/** The file that a page names, if it belongs to the lesson. */
export async function findRecordingFile(tx: Tx, lessonId: string, publicId: string) {
  const isOne = and(eq(lessonRecordings.lessonId, lessonId), eq(lessonRecordings.publicId, publicId))
  const [row] = await tx.select().from(lessonRecordings).where(isOne)
  if (!row) throw recordingNotFound()
  return row
}
