import type { Database } from '../../lib/data/database.ts'

/** A migrated database that tests use one after the other. */
export interface PooledDatabase {
  readonly database: Database
  /** Runs statements as the owner of every table. Rejects if the database can no longer be used. */
  readonly exec: (text: string) => Promise<void>
  readonly query: <Row>(text: string) => Promise<Row[]>
  /** Closes the database and deletes it. */
  readonly destroy: () => Promise<void>
}

interface Pooled extends PooledDatabase {
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

const RESTARTS = `select string_agg(format('alter sequence %I.%I restart;', schemaname, sequencename), ' ') as text
  from pg_sequences where last_value is not null`

/** Databases that tests reuse: making one takes ten times as long as deleting the rows of a test. */
export function createDatabasePool(make: () => Promise<PooledDatabase>) {
  const free: Pooled[] = []
  let isOver = false
  return {
    /** An empty, migrated database. `close` empties it for the next test. */
    async open(): Promise<Database> {
      const pooled = free.pop() ?? (await describe(await make()))
      return withClose(pooled.database, async () => {
        // A test may have left it with a schema of its own, or without its connections.
        const isEmpty = !isOver && (await isReset(pooled).catch(() => false))
        if (isEmpty) free.push(pooled)
        else await pooled.destroy()
      })
    },
    /** Deletes every database as soon as no test uses it: an open one keeps the process running. */
    async close(): Promise<void> {
      isOver = true
      for (const { destroy } of free.splice(0)) await destroy()
    },
  }
}

async function describe(made: PooledDatabase): Promise<Pooled> {
  const deletions = (await made.query<{ name: string }>(TABLES))
    .filter(({ name }) => !WRITTEN_BY_MIGRATIONS.includes(name))
    .map(({ name }) => `delete from ${name};`)
  return {
    ...made,
    // Without triggers and foreign keys: in any order, and from tables that accept no deletion. Sessions set their clock.
    deleteRows: `set session_replication_role = replica; ${deletions.join(' ')} reset all;`,
    schemaSize: await sizeOfSchema(made),
  }
}

async function isReset({ exec, query, deleteRows, schemaSize }: Pooled): Promise<boolean> {
  if ((await sizeOfSchema({ query })) !== schemaSize) return false
  await exec(deleteRows)
  const [restarts] = await query<{ text: string | null }>(RESTARTS)
  if (restarts?.text) await exec(restarts.text)
  return true
}

async function sizeOfSchema({ query }: Pick<PooledDatabase, 'query'>): Promise<string> {
  const [row] = await query<{ size: string }>(SCHEMA_SIZE)
  return row?.size ?? ''
}

/** The database for one test: after `close` it refuses work and calls no listener, like a closed one. */
function withClose(database: Database, giveBack: () => Promise<void>): Database {
  let isClosed = false
  const started = new Set<Promise<unknown>>()
  const unlessClosed =
    <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (isClosed) throw new Error('The database of this test is closed.')
      const work = run(...args)
      started.add(work)
      try {
        return await work
      } finally {
        started.delete(work)
      }
    }
  const whileOpen =
    <Args extends unknown[]>(receive: (...args: Args) => void) =>
    (...args: Args): void => {
      if (!isClosed) receive(...args)
    }
  return {
    kind: database.kind,
    queue: { ...database.queue, executeSql: unlessClosed(database.queue.executeSql) },
    withTenant: unlessClosed(database.withTenant) as Database['withTenant'],
    withPlatform: unlessClosed(database.withPlatform) as Database['withPlatform'],
    withAdvisoryLock: unlessClosed(database.withAdvisoryLock) as Database['withAdvisoryLock'],
    ping: unlessClosed(database.ping),
    listen: (channel, onMessage, onGap) => database.listen(channel, whileOpen(onMessage), whileOpen(onGap)),
    async close() {
      if (isClosed) return
      isClosed = true
      // What a test started without waiting for it must not write into the database of the next one.
      await Promise.allSettled(started)
      await giveBack()
    },
  }
}
