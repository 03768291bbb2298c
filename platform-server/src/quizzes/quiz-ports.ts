import type { Language, QuizBasis } from '@platform/shared-contracts/http'
import type { QuizQuestion } from '../domain/courses/to-quiz-question.rule.ts'
import type { Tx } from '../lib/data/database.ts'

/** Where quizzes get their questions from. */
export interface QuizSource {
  /** Every module with a quiz, in the order of the catalog. */
  readonly codes: readonly string[]
  readonly pool: (moduleCode: string, language?: Language) => readonly QuizQuestion[]
  /** In English if it is not taught in the language; `null` for a code that is not in the catalog. */
  readonly course: (moduleCode: string, language?: Language) => QuizzedCourse | null
}

export interface QuizzedCourse {
  readonly title: string
  readonly contentVersion: string
  /** Of its questions. */
  readonly language: Language
}

export interface QuizTaken {
  readonly tenantId: number
  readonly userId: number
  readonly moduleCode: string
  readonly contentVersion: string
  readonly language: Language
  /** Why it could be started; `null` if it was started before lessons had to be read. */
  readonly basis: QuizBasis | null
  /** Fraction in [0, 1]. */
  readonly score: number
  readonly at: Date
}

/** What else happens in the transaction of an attempt: progress and certificates are updated. */
export interface QuizOutcome {
  readonly started: (tx: Tx, taken: QuizTaken) => Promise<void>
  /** Returns the id of the certificate. */
  readonly passed: (tx: Tx, taken: QuizTaken) => Promise<string>
  readonly failed: (tx: Tx, taken: QuizTaken) => Promise<void>
  /** The failure was the last one allowed; called after `failed`. */
  readonly locked: (tx: Tx, taken: QuizTaken, lockedUntil: Date) => Promise<void>
  /** When the certificate that counts now expires, by module. */
  readonly certifiedUntil: (tx: Tx, userId: number) => Promise<ReadonlyMap<string, Date>>
}
