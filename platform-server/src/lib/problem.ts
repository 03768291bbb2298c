import type { Problem } from '@platform/shared-contracts/http'

type Details = Pick<Problem, 'code' | 'fields' | 'challenge'>

interface Extras extends Details {
  /** Sent as Retry-After. */
  readonly retryAfterSeconds?: number
}

/** Thrown anywhere below a route to answer a 4xx with this message; app/problem-answers.ts turns it into a `Problem`. */
export class ProblemError extends Error {
  readonly status: number
  readonly details: Details
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, message: string, { retryAfterSeconds, ...details }: Extras = {}) {
    super(message)
    this.name = 'ProblemError'
    this.status = status
    this.details = details
    this.retryAfterSeconds = retryAfterSeconds
  }
}
