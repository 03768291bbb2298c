export interface Goal {
  readonly figure: string
  /** As measured; NaN for what was not. */
  readonly value: number
  /** Milliseconds, or a ratio. */
  readonly limit: number
  /** The value must not be less than the limit; otherwise it must not be more. */
  readonly isAtLeast?: boolean
}

export interface JudgedGoal {
  readonly figure: string
  readonly measured: number
  readonly limit: string
  readonly reached: 'yes' | 'no'
}

/** What was not measured is not reached. */
export function judge({ figure, value, limit, isAtLeast = false }: Goal): JudgedGoal {
  const isReached = isAtLeast ? value >= limit : value <= limit
  return {
    figure,
    measured: shown(value),
    limit: `at ${isAtLeast ? 'least' : 'most'} ${shown(limit)}`,
    reached: isReached ? 'yes' : 'no',
  }
}

/** Ratios to two places, times to the millisecond. */
function shown(value: number): number {
  return Math.abs(value) < 10 ? Number(value.toFixed(2)) : Math.round(value)
}
