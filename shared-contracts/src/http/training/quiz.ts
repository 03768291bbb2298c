import { z } from 'zod/mini'
import { Language } from '../language.ts'
import { LessonName } from './lesson.ts'
import { QUIZ_BASES } from './certificate.ts'
import { RequestId, multiline, verbatim } from '../text.ts'
import { Answers, Question, QuestionReview } from './question.ts'

export const QUIZ_STATES = ['not_started', 'in_progress', 'passed', 'failed', 'locked'] as const
export type QuizState = (typeof QUIZ_STATES)[number]

/**
 * Whether the server lets a learner start a quiz that counts, and what of the module was read.
 *
 * `basis` is `null` while lessons are missing; `missing` lists them in the order of the module, titles in the requested
 * language.
 */
export const QuizAccess = z.object({
  basis: z.nullable(z.enum(QUIZ_BASES)),
  read: z.number(),
  total: z.number(),
  missing: z.array(LessonName),
})
export type QuizAccess = z.infer<typeof QuizAccess>

/**
 * Where one learner stands in one module's quiz.
 *
 * Units   `passPercent` of the questions, `bestScore` a fraction in [0, 1], `timeLimitMinutes` counted by the server.
 * Source  GET {api}/quizzes for the caller, GET {api}/learners/:id/quizzes for the assigned partner and for admins.
 */
export const QuizSummary = z.object({
  code: z.string(),
  title: z.string(),
  /** Of its questions; the title is in the requested language. */
  language: z.optional(Language),
  questions: z.number(),
  passPercent: z.number(),
  timeLimitMinutes: z.nullable(z.number()),
  attemptsAllowed: z.number(),
  attemptsLeft: z.number(),
  state: z.enum(QUIZ_STATES),
  bestScore: z.nullable(z.number()),
  lastAt: z.nullable(z.iso.datetime()),
  /** Set while locked: the learner gets new attempts then, or earlier if the assigned partner or an admin unlocks. */
  lockedUntil: z.nullable(z.iso.datetime()),
  /** False without a subscription, while locked, while lessons are missing, and after a pass until its renewal opens. */
  canStart: z.boolean(),
  /** Left out without a subscription or the course, after a pass until its renewal opens, and by servers that do not know. */
  access: z.optional(QuizAccess),
  /** The certificate of an earlier pass expires within 90 days or has expired, or the company requires a new pass. */
  isRenewalDue: z.boolean(),
  openAttemptId: z.nullable(z.string()),
  /** The last graded attempt, to review. */
  lastAttemptId: z.nullable(z.string()),
  /** Number of wrong answers in it, to practice. */
  mistakes: z.number(),
})
export type QuizSummary = z.infer<typeof QuizSummary>
export const QuizList = z.array(QuizSummary)

const Flags = z.array(verbatim(60)).check(z.maxLength(60))

/**
 * PUT {api}/attempts/:id/answers and the body of POST {api}/attempts/:id/submit: all answers and flags as they are now.
 * The highest `sequence` wins; a lower one changes nothing, and the answer contains what is stored instead.
 */
export const AnswersUpdate = z.object({
  sequence: z.int().check(z.gte(1), z.lte(1_000_000)),
  answers: Answers,
  flagged: Flags,
})
export type AnswersUpdate = z.infer<typeof AnswersUpdate>

export const SavedAnswers = z.object({
  isAccepted: z.boolean(),
  sequence: z.number(),
  answers: Answers,
  flagged: z.array(z.string()),
})
export type SavedAnswers = z.infer<typeof SavedAnswers>

export const QuizResult = z.object({
  isPassed: z.boolean(),
  correct: z.number(),
  total: z.number(),
  submittedAt: z.iso.datetime(),
  /** The time ran out before it was submitted. */
  isTimedOut: z.boolean(),
  attemptsLeft: z.number(),
  lockedUntil: z.nullable(z.iso.datetime()),
  certificateId: z.nullable(z.string()),
  review: z.array(QuestionReview),
})
export type QuizResult = z.infer<typeof QuizResult>

/**
 * One attempt: the questions that the server selected and the learner's answers so far.
 *
 * Units   `deadlineAt` is server time; `serverNow` lets a browser with a wrong clock count down to it.
 * Source  POST {api}/quizzes/:code/attempts with an Idempotency-Key (the open attempt, if there is one), GET {api}/attempts/:id.
 * Errors  402 without a subscription, 404 for another's, 409 `quiz-locked`, `lessons-missing` or
 *         `already-passed`.
 */
export const QuizAttempt = z.object({
  id: z.string(),
  code: z.string(),
  title: z.string(),
  /** The language at the start; it does not change during the attempt. */
  language: z.optional(Language),
  /** `void`: the time ran out before any answer; the attempt does not count. */
  state: z.enum(['open', 'passed', 'failed', 'void']),
  passPercent: z.number(),
  questions: z.array(Question),
  answers: Answers,
  flagged: z.array(z.string()),
  sequence: z.number(),
  startedAt: z.iso.datetime(),
  deadlineAt: z.nullable(z.iso.datetime()),
  serverNow: z.iso.datetime(),
  result: z.nullable(QuizResult),
})
export type QuizAttempt = z.infer<typeof QuizAttempt>

/**
 * GET {api}/learners/:id/attempts by the assigned partner or an admin, newest first, at most 200, without the learner's
 * answers.
 */
export const LearnerAttempt = z.object({
  id: z.string(),
  code: z.string(),
  state: z.enum(['open', 'passed', 'failed', 'void']),
  startedAt: z.iso.datetime(),
  submittedAt: z.nullable(z.iso.datetime()),
  isTimedOut: z.boolean(),
  /** Null while it is open. */
  correct: z.nullable(z.number()),
  total: z.number(),
})
export type LearnerAttempt = z.infer<typeof LearnerAttempt>
export const LearnerAttemptList = z.array(LearnerAttempt)

/** `attempts`: three new ones; `lessons`: the quiz opens although lessons are missing, until the next pass. */
export const QUIZ_UNLOCK_KINDS = ['attempts', 'lessons'] as const
export type QuizUnlockKind = (typeof QUIZ_UNLOCK_KINDS)[number]

/** POST {api}/quizzes/:code/unlock by the learner's assigned partner or an admin. Errors: 404 for any other learner. */
export const QuizUnlock = z.object({
  userId: RequestId,
  kind: z._default(z.enum(QUIZ_UNLOCK_KINDS), 'attempts'),
  reason: multiline(500).check(z.trim(), z.minLength(3, 'Enter a reason.')),
})
export type QuizUnlock = z.infer<typeof QuizUnlock>

/** GET {api}/learners/:id/quiz-unlocks by the assigned partner or an admin, newest first. */
export const GrantedUnlock = z.object({
  code: z.string(),
  kind: z.enum(QUIZ_UNLOCK_KINDS),
  reason: z.string(),
  unlockedBy: z.string(),
  at: z.iso.datetime(),
})
export type GrantedUnlock = z.infer<typeof GrantedUnlock>
export const GrantedUnlockList = z.array(GrantedUnlock)

/**
 * GET {api}/quizzes/:code/mistakes: the questions that were answered wrong in the last graded attempt. Practice, which
 * never counts.
 */
export const MistakesPaper = z.object({
  code: z.string(),
  title: z.string(),
  /** Of the attempt. */
  language: z.optional(Language),
  questions: z.array(Question),
})
export type MistakesPaper = z.infer<typeof MistakesPaper>
