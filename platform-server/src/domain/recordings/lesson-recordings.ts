import type { LessonRecording } from '@platform/shared-contracts/http'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../lib/data/database.ts'
import type { ModuleContent } from '../courses/module-content.ts'
import { lessonRecordings } from '../../lib/data/schema/content/recordings.ts'

type RecordingRow = typeof lessonRecordings.$inferSelect

/** The recordings of a module in the language of its content, by the id of the lesson. */
export async function recordingsOfModule(
  database: Pick<Database, 'withTenant'>,
  tenantId: number,
  { code, language }: Pick<ModuleContent, 'code' | 'language'>,
): Promise<ReadonlyMap<string, LessonRecording>> {
  const ofModule = and(eq(lessonRecordings.moduleCode, code), eq(lessonRecordings.language, language))
  const rows = await database.withTenant(tenantId, (tx) => tx.select().from(lessonRecordings).where(ofModule))
  return new Map(rows.map((row) => [row.lessonId, toLessonRecording(row)]))
}

function toLessonRecording({ publicId, fileType, sizeBytes, seconds, cues }: RecordingRow): LessonRecording {
  return { id: publicId, type: fileType, sizeBytes, seconds, cues: [...cues] }
}
