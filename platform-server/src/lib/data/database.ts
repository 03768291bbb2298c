import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Db } from 'pg-boss'

/** Drizzle inside one transaction. Use only this one while it is open: the embedded database has one connection. */
export type Tx = PgDatabase<PgQueryResultHKT>

/**
 * The one way to data, the same on the embedded database and on a PostgreSQL server.
 *
 * Every unit of work is one transaction in one of two roles, neither of which owns a table or bypasses row-level security.
 */
export interface Database {
  readonly kind: 'embedded' | 'server'
  /** Only for lib/jobs, which stores its queue here. Never while a transaction is open: there is one connection. */
  readonly queue: Db
  /** Sees and writes only the rows of this tenant. */
  withTenant<T>(tenantId: number, work: (tx: Tx) => Promise<T>): Promise<T>
  /** The platform's own work across tenants: super admins, the registry, resolving a host, jobs. */
  withPlatform<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs work with this key on one replica at a time. The work opens its own transactions. */
  withAdvisoryLock<T>(key: number, work: () => Promise<T>): Promise<T>
  /**
   * Receives every `notify` on the channel, also from other replicas. `onGap` runs after the connection was lost and
   * restored: notifications from that time are lost, so drop what depends on them.
   */
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<void>
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}
