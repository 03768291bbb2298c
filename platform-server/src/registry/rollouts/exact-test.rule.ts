/** Visitors of one side of a comparison. */
export interface Counted {
  readonly visitors: number
  /** Of them, those whom the thing in question happened to. */
  readonly affected: number
}

/**
 * Fisher's exact test, one-sided: the probability of at least so many affected visitors in the first group, if the
 * group made no difference and visitors were assigned to groups at random.
 */
export function fisherGreater(one: Counted, other: Counted): number {
  const all = one.visitors + other.visitors
  const affected = one.affected + other.affected
  const most = Math.min(one.visitors, affected)
  const logWays = logChoose(all, one.visitors)
  const logProbability = (count: number) =>
    logChoose(affected, count) + logChoose(all - affected, one.visitors - count) - logWays
  return tail(one.affected, most, logProbability)
}

/** Exact binomial test, one-sided: the probability of at least so many affected visitors where each is with `share`. */
export function binomialGreater({ visitors, affected }: Counted, share: number): number {
  const logProbability = (count: number) =>
    logChoose(visitors, count) + count * Math.log(share) + (visitors - count) * Math.log1p(-share)
  return tail(affected, visitors, logProbability)
}

/** Terms beyond the mode shrink fast: those too small to change the sum are left out. */
const NEGLIGIBLE = 1e-18

function tail(from: number, to: number, logProbability: (count: number) => number): number {
  let sum = 0
  let before = 0
  for (let count = from; count <= to; count += 1) {
    const term = Math.exp(logProbability(count))
    sum += term
    if (term < before && term < sum * NEGLIGIBLE) break
    before = term
  }
  return Math.min(1, sum)
}

function logChoose(all: number, some: number): number {
  if (some < 0 || some > all) return -Infinity
  return logFactorial(all) - logFactorial(some) - logFactorial(all - some)
}

const SMALL = 32
const SMALL_FACTORIALS = logFactorialsBelow(SMALL)

function logFactorialsBelow(limit: number): readonly number[] {
  const logs = [0]
  for (let n = 1; n < limit; n += 1) logs.push((logs[n - 1] ?? 0) + Math.log(n))
  return logs
}

/** Stirling's series from 32 on, where its error is below 1e-12. */
function logFactorial(n: number): number {
  const small = SMALL_FACTORIALS[n]
  if (small !== undefined) return small
  const series = 1 / (12 * n) - 1 / (360 * n ** 3) + 1 / (1260 * n ** 5)
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + series
}
