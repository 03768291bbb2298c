/** Sums over pairs of numbers, from which their correlation follows. */
export interface Pairs {
  readonly count: number
  readonly sumX: number
  readonly sumY: number
  readonly sumXX: number
  readonly sumYY: number
  readonly sumXY: number
}

export const NO_PAIRS: Pairs = { count: 0, sumX: 0, sumY: 0, sumXX: 0, sumYY: 0, sumXY: 0 }

export function withPair(pairs: Pairs, x: number, y: number): Pairs {
  return {
    count: pairs.count + 1,
    sumX: pairs.sumX + x,
    sumY: pairs.sumY + y,
    sumXX: pairs.sumXX + x * x,
    sumYY: pairs.sumYY + y * y,
    sumXY: pairs.sumXY + x * y,
  }
}

/**
 * Pearson's coefficient, in [-1, 1]; with an x of 0 and 1 it is the point-biserial one. `null` where one of the two
 * never changes.
 */
export function correlation({ count, sumX, sumY, sumXX, sumYY, sumXY }: Pairs): number | null {
  const spread = (count * sumXX - sumX * sumX) * (count * sumYY - sumY * sumY)
  return spread <= 0 ? null : (count * sumXY - sumX * sumY) / Math.sqrt(spread)
}
