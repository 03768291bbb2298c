import { AsyncLocalStorage } from 'node:async_hooks'
import { sql, type SQL } from 'drizzle-orm'
import type { Database, Tx } from './database.ts'

type ScopedWork = Pick<Database, 'withTenant' | 'withPlatform'>

/** Runs work in one transaction, which it commits or undoes. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Runs work in a transaction that has dropped to one of the two run-time roles before the work's first statement. */
export function scopedWork(transact: Transact): ScopedWork {
  const current = new AsyncLocalStorage<{ isOpen: boolean }>()

  function run<T>(scope: SQL, work: (tx: Tx) => Promise<T>): Promise<T> {
    // A second transaction would wait for the first one's connection, which waits for the second: throw instead.
    if (current.getStore()?.isOpen)
      throw new Error('A transaction is already open. Pass its tx instead of starting another one.')
    const state = { isOpen: true }
    return current.run(state, async () => {
      try {
        return await transact(async (tx) => {
          await tx.execute(scope)
          return work(tx)
        })
      } finally {
        state.isOpen = false
      }
    })
  }

  return {
    withTenant: (tenantId, work) =>
      run(
        sql`select set_config('role', 'platform_tenant', true), set_config('app.tenant_id', ${String(tenantId)}, true)`,
        work,
      ),
    withPlatform: (work) => run(sql`select set_config('role', 'platform_system', true)`, work),
  }
}
