import { AsyncLocalStorage } from 'node:async_hooks'
import type { PoolConfig } from 'pg'

/** Waiting for a connection and one statement that never ends stay under ten seconds together. */
const CONNECTION_MS = 4_000
const STATEMENT_MS = 5_000
/** The server cancels first, where it still answers: its error is the better one. */
const ANSWER_MS = 5_500
const LOCK_MS = 4_000
const IDLE_IN_TRANSACTION_MS = 15_000
const BACKGROUND_STATEMENT_MS = 120_000

export const CONNECT_WITHIN = { connectionTimeoutMillis: CONNECTION_MS } as const

/** What a connection of the pool allows one statement. */
export const LIMITS = {
  ...CONNECT_WITHIN,
  statement_timeout: STATEMENT_MS,
  query_timeout: ANSWER_MS,
  lock_timeout: LOCK_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  keepAlive: true,
} as const satisfies PoolConfig

/** What a statement of work in the background may take instead; `null` where somebody waits for it. */
export interface BackgroundLimits {
  readonly statementMs: number
  readonly answerMs: number
}

const background = new AsyncLocalStorage<BackgroundLimits>()

/** Runs work that nobody waits for: a job, the seeding at start. Its statements may take two minutes each. */
export function inBackground<T>(work: () => Promise<T>): Promise<T> {
  const answerMs = BACKGROUND_STATEMENT_MS + ANSWER_MS - STATEMENT_MS
  return background.run({ statementMs: BACKGROUND_STATEMENT_MS, answerMs }, work)
}

export function backgroundLimits(): BackgroundLimits | null {
  return background.getStore() ?? null
}
