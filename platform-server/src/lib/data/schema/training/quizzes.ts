import type { Answer, Language, Question, QuizBasis } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantColumn } from '../columns.ts'
import { userColumn } from '../people.ts'
import { tenantRows } from '../policies.ts'

/** What only the server knows of a question until its answer may be shown. */
interface QuestionKey {
  readonly answer: Answer
  /** How far from the answer a number still counts as right. */
  readonly tolerance?: number
  /** Wrong numbers that people arrive at. */
  readonly mistakes?: readonly { readonly value: number; readonly why: string }[]
  /** Explanation of each option or area, of a match of each left side; empty for a number. */
  readonly whys: readonly string[]
  readonly explanation: string
  readonly cite: string
  /** What teaches it: a lesson, and which heading of it, from 1; 0 is the text above the first. */
  readonly lesson: { readonly id: string; readonly section: number } | null
}

/** One question of a paper, as its learner sees it: options in their shuffled order. */
export type PaperQuestion = Question & QuestionKey

/** As it was stored before there were kinds. */
export interface EarlierPaperQuestion {
  readonly kind?: undefined
  readonly id: string
  readonly text: string
  readonly options: string[]
  readonly answer: number
  readonly explanation: string
  readonly cite: string
}

/** The paper is stored with the attempt, so that a new version of the questions does not change a running one. */
export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    id: uuid().primaryKey(),
    tenantId: tenantColumn(),
    userId: userColumn(),
    moduleCode: text('module_code').notNull(),
    contentVersion: text('content_version').notNull(),
    /** Language of the questions. */
    language: text().$type<Language>().notNull().default(SOURCE_LANGUAGE),
    /** Why it could be started; `null` for an attempt from before lessons had to be read. */
    basis: text().$type<QuizBasis>(),
    state: text().$type<'open' | 'passed' | 'failed' | 'void'>().notNull(),
    paper: jsonb().$type<readonly (PaperQuestion | EarlierPaperQuestion)[]>().notNull(),
    answers: jsonb().$type<Readonly<Record<string, Answer>>>().notNull().default({}),
    flagged: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Sequence of the last stored answers; the highest wins. */
    sequence: integer().notNull().default(0),
    startedAt: instant('started_at').notNull(),
    deadlineAt: instant('deadline_at'),
    submittedAt: instant('submitted_at'),
    isTimedOut: boolean('is_timed_out').notNull().default(false),
    correct: integer(),
    /** Whether the right options may be shown: after a pass or the last attempt. */
    showsKey: boolean('shows_key').notNull().default(false),
    certificateId: uuid('certificate_id'),
    /** Names the request that started it, so that a request sent twice starts one attempt. */
    requestKey: text('request_key').notNull(),
  },
  (table) => [
    index('quiz_attempts_user').on(table.userId, table.moduleCode, table.startedAt),
    uniqueIndex('quiz_attempts_open')
      .on(table.userId, table.moduleCode)
      .where(sql`${table.state} = 'open'`),
    uniqueIndex('quiz_attempts_request').on(table.userId, table.requestKey),
    ...tenantRows(table.tenantId),
  ],
)

/** A partner or an admin granted new attempts, or opened the quiz to someone who has not read all lessons. */
export const quizUnlocks = pgTable(
  'quiz_unlocks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantColumn(),
    userId: userColumn(),
    moduleCode: text('module_code').notNull(),
    /** What was granted. */
    kind: text().$type<'attempts' | 'lessons'>().notNull().default('attempts'),
    unlockedBy: text('unlocked_by').notNull(),
    reason: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('quiz_unlocks_user').on(table.userId, table.moduleCode), ...tenantRows(table.tenantId)],
)
