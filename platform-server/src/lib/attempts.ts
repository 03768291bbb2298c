import { createHash } from 'node:crypto'
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { retryAfterSeconds, type AttemptLimit } from './attempt-limit.rule.ts'
import type { Tx } from './data/database.ts'
import { attempts } from './data/schema/sessions.ts'
import { ProblemError } from './problem.ts'

/** One thing that is counted: what was tried, and by or against whom. */
export interface Attempt {
  readonly tenantId: number
  readonly kind:
    | 'login'
    | 'login-here'
    | 'login-address'
    | 'login-proof'
    | 'login-notice'
    | 'password-change'
    | 'registration'
    | 'mail'
    | 'mail-address'
    | 'second-factor'
    | 'second-factor-account'
    | 'passkey-address'
    | 'tablet'
    | 'tablet-pin'
  readonly about: string
}

const RETENTION_MS = 24 * 60 * 60_000

const keyOf = ({ about }: Attempt) => createHash('sha256').update(about).digest('base64url')
const isAbout = (attempt: Attempt) => and(eq(attempts.kind, attempt.kind), eq(attempts.key, keyOf(attempt)))

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
  const recent = await recentAttempts(tx, attempt, limit, now)
  const wait = retryAfterSeconds(recent, now, limit)
  if (wait !== null) throw tooManyAttempts(wait)
}

/** The newest of the window, as many as the limit counts, oldest first; locks the key until the transaction ends. */
export async function recentAttempts(
  tx: Tx,
  attempt: Attempt,
  { limit, windowMs }: AttemptLimit,
  now: Date,
): Promise<Date[]> {
  const lockName = `${attempt.tenantId}:${attempt.kind}:${keyOf(attempt)}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`)
  const recent = await tx
    .select({ at: attempts.at })
    .from(attempts)
    .where(and(isAbout(attempt), gt(attempts.at, new Date(now.getTime() - windowMs))))
    .orderBy(desc(attempts.at))
    .limit(limit)
  return recent.map(({ at }) => at).toReversed()
}

export function tooManyAttempts(seconds: number): ProblemError {
  return new ProblemError(429, 'too-many-attempts', {
    values: { minutes: minutesOf(seconds) },
    retryAfterSeconds: seconds,
  })
}

export function minutesOf(seconds: number): number {
  return Math.ceil(seconds / 60)
}

/** Returns the id of the record, with which it can be withdrawn. */
export async function recordAttempt(tx: Tx, attempt: Attempt, now: Date): Promise<number> {
  const { tenantId, kind } = attempt
  const [row] = await tx
    .insert(attempts)
    .values({ tenantId, kind, key: keyOf(attempt), at: now })
    .returning({ id: attempts.id })
  if (!row) throw new Error('The database did not return the attempt.')
  await tx.delete(attempts).where(lt(attempts.at, new Date(now.getTime() - RETENTION_MS)))
  return row.id
}

/** For an attempt that was counted as a failure but was none. */
export async function withdrawAttempts(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.delete(attempts).where(inArray(attempts.id, [...ids]))
}

export async function forgetAttempts(tx: Tx, attempt: Attempt): Promise<void> {
  await tx.delete(attempts).where(isAbout(attempt))
}
