import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import type { Database, Tx } from '../data/database.ts'
import { QUEUE_SCHEMA } from '../data/queue-schema.ts'
import type { EnqueueOptions } from './job.ts'

interface Wanted {
  readonly name: string
  readonly data: object
  readonly options: Omit<EnqueueOptions, 'tx'>
}

/** Runs as the platform, whatever tenant the transaction is for: a tenant's role has no right to the queue's tables. */
async function asPlatform(tx: Tx, work: () => Promise<unknown>): Promise<void> {
  const { rows } = (await tx.execute(sql`select current_setting('role') as role`)) as unknown as {
    rows: { role: string }[]
  }
  await tx.execute(sql`select set_config('role', 'platform_system', true)`)
  await work()
  await tx.execute(sql`select set_config('role', ${rows[0]?.role ?? 'none'}, true)`)
}

export async function enqueueIn(boss: PgBoss, tx: Tx, { name, data, options }: Wanted): Promise<void> {
  const { after, key } = options
  await asPlatform(tx, () =>
    boss.send(name, data, {
      db: fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql),
      ...(after ? { startAfter: after } : {}),
      ...(key === undefined ? {} : { id: idFor(name, key) }),
    }),
  )
}

/** In any state: a dead-lettered job still has the payload of the original one. */
export async function withdrawIn(tx: Tx, names: readonly string[], like: object): Promise<void> {
  const schema = sql.identifier(QUEUE_SCHEMA)
  const isOne = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )
  await asPlatform(tx, () =>
    tx.execute(
      sql`delete from ${schema}.job where name in (${isOne}) and data @> ${JSON.stringify(like)}::jsonb`,
    ),
  )
}

/** Jobs that wait for their time, or for a retry, may run now. */
export async function makeDue(database: Database, name: string): Promise<void> {
  const waiting = `update ${QUEUE_SCHEMA}.job set start_after = now() where name = $1 and state in ('created', 'retry')`
  await database.queue.executeSql(waiting, [name])
}

/**
 * Jobs that this process has not finished may be run by any replica, as if it had not fetched them: pg-boss counts an
 * attempt only for a job that has a start. They wait until this process has ended, because pg-boss would count its stop
 * as a failure of the process that has claimed them by then.
 */
export async function handBack(
  database: Database,
  jobs: Iterable<{ readonly id: string; readonly retryCount: number }>,
): Promise<void> {
  const handedBack = `
    update ${QUEUE_SCHEMA}.job
    set state = 'created', started_on = null, heartbeat_on = null, start_after = now() + interval '5 seconds'
    where id = $1 and retry_count = $2 and state = 'active'`
  for (const { id, retryCount } of jobs) await database.queue.executeSql(handedBack, [id, retryCount])
}

/** A UUID derived from the key, because the queue refuses a second job with the same id. */
export function idFor(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name} ${key}`).digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`]
  return [...parts, hex.slice(20, 32)].join('-')
}
