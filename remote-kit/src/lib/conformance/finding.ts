/** One thing that a build does otherwise than the platform asks of every remote. */
export interface Finding {
  /** Which promise is broken: `entry`, `leak`, `h1`... */
  readonly check: string
  /** Path of the page, where it is one page's fault. */
  readonly page?: string
  readonly message: string
}

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

export function sentenceOf({ check, page, message }: Finding): string {
  return `${check}${page === undefined ? '' : ` ${page}`}: ${message}`
}
