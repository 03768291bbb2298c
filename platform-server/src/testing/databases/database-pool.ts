import type { PGlite } from '@electric-sql/pglite'
import type { Database } from '../../lib/data/database.ts'
import { embeddedDatabase } from '../../lib/data/embedded-database.ts'

interface Pooled {
  readonly pglite: PGlite
  readonly database: Database
  /** Deletes every row that the migrations did not write. */
  readonly deleteRows: string
  /** How many tables, columns, constraints, triggers and policies the migrations made. */
  readonly schemaSize: string
}

const WRITTEN_BY_MIGRATIONS = ['migration.applied', 'jobs.version']

const TABLES = `select schemaname || '.' || tablename as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema')`

const SCHEMA_SIZE = `select concat_ws(' ', (select count(*) from pg_class), (select count(*) from pg_attribute),
  (select count(*) from pg_constraint), (select count(*) from pg_trigger), (select count(*) from pg_policy)) as size`

/**
 * Embedded databases that tests use one after the other: making a database takes ten times as long as deleting the rows
 * of a test.
 */
export function createDatabasePool(make: () => Promise<PGlite>) {
  const free: Pooled[] = []
  let isOver = false
  return {
    /** An empty, migrated database. `close` empties it for the next test. */
    async open(): Promise<Database> {
      const pooled = free.pop() ?? (await describe(await make()))
      return withClose(pooled.database, async () => {
        if (!isOver && (await isReset(pooled))) free.push(pooled)
        else await pooled.database.close()
      })
    },
    /** Closes every database as soon as no test uses it: an open one keeps the process running. */
    async close(): Promise<void> {
      isOver = true
      for (const { database } of free.splice(0)) await database.close()
    },
  }
}

async function describe(pglite: PGlite): Promise<Pooled> {
  const database = await embeddedDatabase(pglite)
  const { rows } = await pglite.query<{ name: string }>(TABLES)
  const deletions = rows
    .filter(({ name }) => !WRITTEN_BY_MIGRATIONS.includes(name))
    .map(({ name }) => `delete from ${name};`)
  return {
    ...{ pglite, database },
    // Without triggers and foreign keys: in any order, and from tables that accept no deletion. Sessions set their clock.
    deleteRows: `set session_replication_role = replica; ${deletions.join(' ')} reset all;`,
    schemaSize: await sizeOfSchema(pglite),
  }
}

async function isReset({ pglite, deleteRows, schemaSize }: Pooled): Promise<boolean> {
  if (pglite.closed || (await sizeOfSchema(pglite)) !== schemaSize) return false
  await pglite.exec(deleteRows)
  const { rows } = await pglite.query<{ restart: string | null }>(
    `select string_agg(format('alter sequence %I.%I restart;', schemaname, sequencename), ' ') as restart
     from pg_sequences where last_value is not null`,
  )
  await pglite.exec(rows[0]?.restart ?? '')
  return true
}

async function sizeOfSchema(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ size: string }>(SCHEMA_SIZE)
  return rows[0]?.size ?? ''
}

/** The database for one test: after `close` it refuses work and calls no listener, like a closed one. */
function withClose(database: Database, giveBack: () => Promise<void>): Database {
  let isClosed = false
  const unlessClosed =
    <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> =>
      isClosed ? Promise.reject(new Error('The database of this test is closed.')) : run(...args)
  const listeners: { receive: ((payload: string) => void) | null }[] = []
  return {
    kind: database.kind,
    queue: { ...database.queue, executeSql: unlessClosed(database.queue.executeSql) },
    withTenant: unlessClosed(database.withTenant) as Database['withTenant'],
    withPlatform: unlessClosed(database.withPlatform) as Database['withPlatform'],
    withAdvisoryLock: unlessClosed(database.withAdvisoryLock) as Database['withAdvisoryLock'],
    ping: unlessClosed(database.ping),
    async listen(channel, onMessage, onGap) {
      const listener: (typeof listeners)[number] = { receive: onMessage }
      listeners.push(listener)
      await database.listen(channel, (payload) => listener.receive?.(payload), onGap)
    },
    async close() {
      if (isClosed) return
      isClosed = true
      for (const listener of listeners) listener.receive = null
      await giveBack()
    },
  }
}
