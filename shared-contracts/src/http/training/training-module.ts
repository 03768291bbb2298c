import { z } from 'zod/mini'
import { Language } from '../language.ts'
import { Rating } from '../review.ts'
import { ModuleReview } from './module-review.ts'
import { Answers, Question, QuestionReview } from './question.ts'

/**
 * What a module's minutes are computed from, at published rates but for exercises (platform-server study-time.rule.ts).
 *
 * Units   `minutes` are the sum of the lessons' and the quiz's.
 */
export const StudyTime = z.object({
  minutes: z.number(),
  /** Of the lessons, and of the explanations behind their checks. */
  words: z.number(),
  drawings: z.number(),
  /** Their minutes are estimates of their authors. Older servers leave both out. */
  exercises: z.optional(z.number()),
  exerciseMinutes: z.optional(z.number()),
  checkQuestions: z.number(),
  quizQuestions: z.number(),
  /** The rates. */
  wordsPerMinute: z.number(),
  secondsPerQuestion: z.number(),
})
export type StudyTime = z.infer<typeof StudyTime>

/**
 * One entry of the course catalog.
 *
 * Units   `priceCents` US cents, `minutes` of study, computed from the content.
 * Source  GET {api}/modules; the tenant may set its own price.
 */
export const TrainingModule = z.object({
  code: z.string(),
  title: z.string(),
  /** The federal standard it teaches, for example `29 CFR 1926.1053`. */
  standard: z.string(),
  minutes: z.number(),
  priceCents: z.number(),
  renewal: z.string(),
  lessons: z.array(z.string()),
  /** Of its lessons and questions; the title is in the requested language. */
  language: z.optional(Language),
  /** Of its published reviews; left out where there is none. */
  rating: z.optional(Rating),
})
export type TrainingModule = z.infer<typeof TrainingModule>
export const TrainingModuleList = z.array(TrainingModule)

/** A fact worth remembering, with its paragraph of 29 CFR. */
export const ModuleFact = z.object({ text: z.string(), cite: z.string() })
export type ModuleFact = z.infer<typeof ModuleFact>

/** When the rules of a module were checked, for everybody. */
export const ReviewSummary = z.object({
  reviewedOn: z.iso.date(),
  nextReviewOn: z.iso.date(),
  /** How many points were not compared with the text of the code, here or when the content was written. */
  unchecked: z.number(),
  /** Always empty: releases from before 2026-11-24 want it. Sources are for staff. */
  sources: z.array(z.string()),
})
export type ReviewSummary = z.infer<typeof ReviewSummary>

/** GET {api}/modules/:code, public. 404 for a code that is not in the catalog. */
export const TrainingModuleDetail = z.extend(TrainingModule, {
  facts: z.array(ModuleFact),
  practice: z.array(Question),
  note: z.string(),
  /** Older servers leave it out. */
  study: z.optional(StudyTime),
  review: z.optional(ReviewSummary),
  /** The newest published ones (REVIEWS_AT_FIRST of `rating.count`); left out where there is none. */
  reviews: z.optional(z.array(ModuleReview)),
})
export type TrainingModuleDetail = z.infer<typeof TrainingModuleDetail>

/** POST {api}/modules/:code/practice, {api}/quizzes/:code/mistakes and {api}/lessons/:id/check. */
export const PracticeAnswers = z.object({ answers: Answers })
export type PracticeAnswers = z.infer<typeof PracticeAnswers>

/** Practice and the mistakes of a quiz: graded but not stored. A question that was left out counts as wrong. */
export const PracticeResult = z.object({
  correct: z.number(),
  total: z.number(),
  questions: z.array(QuestionReview),
})
export type PracticeResult = z.infer<typeof PracticeResult>
