/** What is stored of a person's tries of one exercise. */
export interface ExerciseRecord {
  readonly tries: number
  readonly best: number
  readonly last: number
  readonly total: number
  readonly answers: readonly number[]
  /** `null` in records from before it was stored. */
  readonly firstAnswers: readonly number[] | null
  readonly recentKeys: readonly string[]
  readonly triedAt: Date
  readonly solvedAt: Date | null
}

export interface Try {
  readonly key: string
  readonly answers: readonly number[]
  readonly right: number
  readonly total: number
  readonly at: Date
}

/** A device sends at most 20 tries at once, and again only those that were not confirmed. */
const MAX_KEYS = 60

/**
 * The record with one more try; unchanged by one that was counted before. A try that arrives late counts, but the last
 * one stays the one that was made last.
 */
export function withTry(record: ExerciseRecord | null, made: Try): ExerciseRecord {
  const { key, answers, right, total, at } = made
  const solvedAt = right === total ? at : null
  if (!record) {
    const only = { best: right, last: right, total, answers, firstAnswers: answers, triedAt: at, solvedAt }
    return { tries: 1, recentKeys: [key], ...only }
  }
  if (record.recentKeys.includes(key)) return record
  const isNewest = at >= record.triedAt
  return {
    ...record,
    ...(isNewest ? { last: right, total, answers, triedAt: at } : {}),
    tries: record.tries + 1,
    best: Math.max(record.best, right),
    recentKeys: [...record.recentKeys, key].slice(-MAX_KEYS),
    solvedAt: earlier(record.solvedAt, solvedAt),
  }
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other
  return one < other ? one : other
}
