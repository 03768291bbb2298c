import type { Logger } from '../log.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'
import { LATE_ANSWER, namedFault } from './database-fault.ts'
import type { Transact } from './scoped-work.ts'
import { backgroundLimits, LIMITS } from './time-limits.ts'

const CONNECTIONS = 10
/** A new connection has empty caches, and its first queries take up to 0.2 s: one that no one uses stays open for a while. */
const IDLE_MS = 10 * 60_000

interface PoolOptions {
  readonly url: string
  readonly log: Logger
}

/** Connections on which no statement takes longer than its limit, whether the server answers or not. */
export function openPool({ url, log }: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    idleTimeoutMillis: IDLE_MS,
    application_name: 'platform',
    ...LIMITS,
  })
  // An idle connection that the server drops must not end the process; the next query opens another one.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection failed'))
  pool.on('connect', cutWhenLate)
  return pool
}

/** Every later statement on such a connection, even a rollback, would first wait for the late one. */
function cutWhenLate(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((...args: unknown[]) => {
    const answer = query(...withBackgroundLimit(args))
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === LATE_ANSWER) void client.end()
      })
    return answer
  }) as typeof client.query
}

function withBackgroundLimit(args: unknown[]): unknown[] {
  const limits = backgroundLimits()
  const [first, ...rest] = args
  if (!limits || typeof first !== 'object') return args
  return [{ ...first, query_timeout: limits.answerMs }, ...rest]
}

/** Runs on one connection, which is not reused after a failure: it may be in the middle of a transaction. */
export async function onConnection<T>(pool: Pool, work: (connection: PoolClient) => Promise<T>): Promise<T> {
  try {
    const connection = await pool.connect()
    let isUsable = false
    try {
      const result = await work(connection)
      isUsable = true
      return result
    } finally {
      connection.release(!isUsable)
    }
  } catch (error) {
    throw namedFault(error)
  }
}

/** drizzle's own transaction on a pool leaks the connection when `begin` fails. */
export function transactIn(pool: Pool): Transact {
  return async (work) => {
    try {
      const connection = await pool.connect()
      try {
        return await drizzle(connection).transaction(async (tx) => {
          const limits = backgroundLimits()
          if (limits) await tx.execute(`set local statement_timeout = ${limits.statementMs}`)
          return work(tx)
        })
      } finally {
        // The pool itself checks whether the connection is usable: a failure in `work` was rolled back.
        connection.release()
      }
    } catch (error) {
      throw namedFault(error)
    }
  }
}
