import type { Finding } from '@platform/shared-contracts/conformance'

/** What one page showed while its API behaved in one way. */
export interface Outcome {
  readonly page: string
  readonly fault: string
  /** What a person reads first: the alert, else the heading. */
  readonly shown: string
}

export interface ConformanceReport {
  readonly findings: readonly Finding[]
  /** Worth knowing, and no fault. */
  readonly notes: readonly string[]
  readonly outcomes: readonly Outcome[]
  readonly pages: number
}
