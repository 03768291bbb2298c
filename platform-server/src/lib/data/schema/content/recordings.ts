import type { CaptionCue, Language, LessonRecording } from '@platform/shared-contracts/http'
import { doublePrecision, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { tenantRows } from '../policies.ts'

/** Lessons read aloud by a person; the audio is in the file storage. One per lesson and language. */
export const lessonRecordings = pgTable(
  'lesson_recordings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    moduleCode: text('module_code').notNull(),
    lessonId: text('lesson_id').notNull(),
    language: text().$type<Language>().notNull(),
    /** Of the content that was read. */
    contentVersion: integer('content_version').notNull(),
    /** A new one with each change: pages name the recording by it. */
    publicId: uuid('public_id').notNull(),
    fileKey: text('file_key').notNull(),
    fileName: text('file_name').notNull(),
    fileType: text('file_type').$type<LessonRecording['type']>().notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    seconds: doublePrecision().notNull(),
    cues: jsonb().$type<readonly CaptionCue[]>().notNull(),
    uploadedBy: text('uploaded_by').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (table) => [
    uniqueIndex('lesson_recordings_lesson').on(table.tenantId, table.lessonId, table.language),
    ...tenantRows(table.tenantId),
  ],
)
