import type { Language } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { userColumn, users } from '../people.ts'
import { tenantRows } from '../policies.ts'

/** How far each person has read each lesson. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    tenantId: tenantColumn(),
    userId: userColumn(),
    lessonId: text('lesson_id').notNull(),
    moduleCode: text('module_code').notNull(),
    /** Version of the content that was read; that of the completion once there is one. */
    contentVersion: integer('content_version').notNull(),
    dwellSeconds: integer('dwell_seconds').notNull().default(0),
    /** `null` while the lesson is not on screen. */
    lastBeatAt: instant('last_beat_at'),
    block: integer().notNull().default(0),
    /** When the reader was at that block; `null` before the first time. */
    blockAt: instant('block_at'),
    checkPassedAt: instant('check_passed_at'),
    /** Language in which its check was passed. */
    language: text().$type<Language>().notNull().default(SOURCE_LANGUAGE),
    completedAt: instant('completed_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('lesson_progress_module').on(table.userId, table.moduleCode),
    ...tenantRows(table.tenantId),
  ],
)

/** A person's own note on a lesson. */
export const lessonNotes = pgTable(
  'lesson_notes',
  {
    tenantId: tenantColumn(),
    userId: userColumn(),
    lessonId: text('lesson_id').notNull(),
    moduleCode: text('module_code').notNull(),
    text: text().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lessonId] }), ...tenantRows(table.tenantId)],
)

/** What each person has done in an exercise, in each version of its module's content. */
export const exerciseResults = pgTable(
  'exercise_results',
  {
    tenantId: tenantColumn(),
    userId: userColumn(),
    exerciseId: text('exercise_id').notNull(),
    moduleCode: text('module_code').notNull(),
    contentVersion: integer('content_version').notNull(),
    tries: integer().notNull(),
    /** Parts that were right, of `total`. */
    best: integer().notNull(),
    last: integer().notNull(),
    total: integer().notNull(),
    /** Of the last try, in the form that its kind has in the contract. */
    answers: jsonb().$type<readonly number[]>().notNull(),
    /** Of the first try, for the statistics; `null` in rows from before it was stored. */
    firstAnswers: jsonb('first_answers').$type<readonly number[]>(),
    /** Keys of the newest tries, so that one that is sent twice counts once. */
    recentKeys: jsonb('recent_keys').$type<readonly string[]>().notNull(),
    triedAt: instant('tried_at').notNull(),
    /** When everything was right for the first time. */
    solvedAt: instant('solved_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.exerciseId, table.contentVersion] }),
    index('exercise_results_module').on(table.userId, table.moduleCode),
    index('exercise_results_newest').on(table.tenantId, table.moduleCode, table.triedAt),
    ...tenantRows(table.tenantId),
  ],
)

/** Learners' questions, for the partner they are assigned to now, or for any trainer of the tenant. */
export const trainerQuestions = pgTable(
  'trainer_questions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    userId: userColumn(),
    moduleCode: text('module_code').notNull(),
    lessonId: text('lesson_id'),
    text: text().notNull(),
    askedAt: instant('asked_at').notNull(),
    answer: text(),
    answeredAt: instant('answered_at'),
    answeredById: integer('answered_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** Names the request that created it, so that a request sent twice creates one question. */
    requestKey: text('request_key'),
    /** Hash of the request's content; `null` in rows from before it was stored, and without a key. */
    requestHash: text('request_hash'),
  },
  (table) => [
    uniqueIndex('trainer_questions_request').on(table.userId, table.requestKey),
    index('trainer_questions_user').on(table.userId, table.moduleCode),
    ...tenantRows(table.tenantId),
  ],
)
