import { createHash } from 'node:crypto'
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { retryAfterSeconds, type AttemptLimit } from './attempt-limit.rule.ts'
import type { Tx } from './data/database.ts'
import { attempts } from './data/schema/sessions.ts'
import { ProblemError } from './problem.ts'

/** One thing that is counted: what was tried, and by or against whom. */
export interface Attempt {
  readonly tenantId: number
  readonly kind: 'login' | 'login-address' | 'registration' | 'mail' | 'mail-address'
  readonly about: string
}

const KEPT_MS = 24 * 60 * 60_000

const keyOf = ({ about }: Attempt) => createHash('sha256').update(about).digest('base64url')

/**
 * Counting and recording in one transaction hold a lock on the key, so that parallel attempts are counted one by one.
 *
 * Errors  429 with Retry-After once the limit is reached.
 */
export async function refuseIfTooMany(
  tx: Tx,
  attempt: Attempt,
  limit: AttemptLimit,
  now: Date,
): Promise<void> {
  const lockName = `${attempt.kind}:${keyOf(attempt)}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`)
  const since = new Date(now.getTime() - limit.windowMs)
  const recent = await tx
    .select({ at: attempts.at })
    .from(attempts)
    .where(and(eq(attempts.kind, attempt.kind), eq(attempts.key, keyOf(attempt)), gt(attempts.at, since)))
    .orderBy(desc(attempts.at))
    .limit(limit.limit)
  const wait = retryAfterSeconds(recent.map(({ at }) => at).toReversed(), now, limit)
  if (wait === null) return
  const minutes = Math.ceil(wait / 60)
  throw new ProblemError(
    429,
    `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { code: 'too-many-attempts', retryAfterSeconds: wait },
  )
}

export async function recordAttempt(tx: Tx, attempt: Attempt, now: Date): Promise<void> {
  const { tenantId, kind } = attempt
  await tx.insert(attempts).values({ tenantId, kind, key: keyOf(attempt), at: now })
  await tx.delete(attempts).where(lt(attempts.at, new Date(now.getTime() - KEPT_MS)))
}

export async function forgetAttempts(tx: Tx, attempt: Attempt): Promise<void> {
  await tx.delete(attempts).where(and(eq(attempts.kind, attempt.kind), eq(attempts.key, keyOf(attempt))))
}
