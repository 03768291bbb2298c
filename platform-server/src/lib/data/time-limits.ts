import { AsyncLocalStorage } from 'node:async_hooks'
import type { PoolConfig } from 'pg'

/** Waiting for a connection and one statement that never ends take less than ten seconds together. */
const CONNECTION_MS = 4_000
const STATEMENT_MS = 5_000
/** The server cancels first if it still responds: its error is the better one. */
const ANSWER_MS = 5_500
const LOCK_MS = 4_000
const IDLE_IN_TRANSACTION_MS = 15_000
const BACKGROUND_STATEMENT_MS = 120_000

export const CONNECT_WITHIN = { connectionTimeoutMillis: CONNECTION_MS } as const

/** How long a connection of the pool lets one statement run. */
export const LIMITS = {
  ...CONNECT_WITHIN,
  statement_timeout: STATEMENT_MS,
  query_timeout: ANSWER_MS,
  lock_timeout: LOCK_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  keepAlive: true,
} as const satisfies PoolConfig

/** The limits for statements of background work; `null` where a user waits for the result. */
export interface BackgroundLimits {
  readonly statementMs: number
  readonly answerMs: number
}

const background = new AsyncLocalStorage<BackgroundLimits>()

/** Runs work that no user waits for: a job, the seeding at start. Its statements may take two minutes each. */
export function inBackground<T>(work: () => Promise<T>): Promise<T> {
  const answerMs = BACKGROUND_STATEMENT_MS + ANSWER_MS - STATEMENT_MS
  return background.run({ statementMs: BACKGROUND_STATEMENT_MS, answerMs }, work)
}

export function backgroundLimits(): BackgroundLimits | null {
  return background.getStore() ?? null
}
