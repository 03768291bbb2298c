/** One answer that a learner may choose, and why it is right or wrong. */
export interface CheckOption {
  readonly text: string
  readonly why: string
}

/** A question of the check at the end of a lesson, with its key: for the server only. */
export interface CheckQuestion {
  readonly id: string
  readonly text: string
  readonly options: readonly CheckOption[]
  /** Index of the right option. */
  readonly correct: number
  readonly explanation: string
  /** The paragraph of 29 CFR behind it, without the title: `1926.1053(b)(1)`. */
  readonly cfr: string
}
