export interface AttemptLimit {
  readonly limit: number
  readonly windowMs: number
}

/** Failed logins of one account: not configurable. */
export const LOGIN_FAILURES: AttemptLimit = { limit: 10, windowMs: 15 * 60_000 }

/**
 * Whole seconds until another attempt is allowed, or `null` when it is allowed now. `attempts` are those that count,
 * oldest first; those older than the window are ignored.
 */
export function retryAfterSeconds(
  attempts: readonly Date[],
  now: Date,
  { limit, windowMs }: AttemptLimit,
): number | null {
  const recent = attempts.filter((at) => now.getTime() - at.getTime() < windowMs)
  const freeing = recent[recent.length - limit]
  if (!freeing) return null
  return Math.ceil((freeing.getTime() + windowMs - now.getTime()) / 1000)
}
