import { z } from 'zod/mini'
import { Language } from '../language.ts'
import { ContentChange } from './lesson.ts'
import { Question, QuestionReview } from './question.ts'
import { QuizSummary } from './quiz.ts'

/** What a learner answered wrong in one attempt. */
export const AttemptMistakes = z.object({
  attemptId: z.string(),
  submittedAt: z.iso.datetime(),
  /** Of its questions. */
  language: z.optional(Language),
  questions: z.array(Question),
  review: z.array(QuestionReview),
})
export type AttemptMistakes = z.infer<typeof AttemptMistakes>

/**
 * What a learner reads before the quiz that renews a certificate.
 *
 * Units   `version` of the content now; the certificate names the one that it was earned with.
 * Source  GET {api}/quizzes/:code/refresher, the caller's own.
 * Errors  404 `nothing-to-renew` without a certificate that counted, 404 for a code that is not in the catalog.
 */
export const Refresher = z.object({
  code: z.string(),
  title: z.string(),
  certificate: z.object({
    issuedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    contentVersion: z.string(),
  }),
  version: z.number(),
  /** Since the version of the certificate, newest first. */
  changes: z.array(ContentChange),
  /** Graded since the certificate before; none where the answers are not stored here. */
  attempts: z.number(),
  /** Of those attempts, newest first; each question once, with the newest wrong answer. */
  mistakes: z.array(AttemptMistakes),
  /** When the quiz opens for a renewal: 90 days before the certificate expires, or when a renewal was assigned. */
  opensAt: z.iso.datetime(),
  quiz: QuizSummary,
})
export type Refresher = z.infer<typeof Refresher>
