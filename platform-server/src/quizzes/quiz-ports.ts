import type { Tx } from '../lib/data/database.ts'
import type { PaperQuestion } from './paper.rule.ts'

/** Where quizzes get their questions from. */
export interface QuizSource {
  /** Every module with a quiz, in the order of the catalogue. */
  readonly codes: readonly string[]
  readonly pool: (moduleCode: string) => readonly PaperQuestion[]
  /** `null` for a code that is not in the catalogue. */
  readonly course: (moduleCode: string) => { readonly title: string; readonly contentVersion: string } | null
}

export interface QuizTaken {
  readonly tenantId: number
  readonly userId: number
  readonly moduleCode: string
  readonly contentVersion: string
  /** Fraction in [0, 1]. */
  readonly score: number
  readonly at: Date
}

/** What else happens in the transaction of an attempt: progress and certificates hear of it. */
export interface QuizOutcome {
  readonly begun: (tx: Tx, taken: QuizTaken) => Promise<void>
  /** Answers the id of the certificate. */
  readonly passed: (tx: Tx, taken: QuizTaken) => Promise<string>
  readonly failed: (tx: Tx, taken: QuizTaken) => Promise<void>
  /** When the certificate that counts now expires, by module. */
  readonly certifiedUntil: (tx: Tx, userId: number) => Promise<ReadonlyMap<string, Date>>
}
