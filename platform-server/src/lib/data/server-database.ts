import { Client, type Pool } from 'pg'
import type { Logger } from '../log.ts'
import { StartError } from '../start-error.ts'
import type { Database } from './database.ts'
import { createListener } from './listener.ts'
import { applyMigrations, pendingMigrations, type MigrationClient } from './migrations.ts'
import { isQueueBehind, prepareQueue } from './queue-schema.ts'
import { scopedWork } from './scoped-work.ts'
import { onConnection, openPool, transactIn } from './server-pool.ts'
import { CONNECT_WITHIN } from './time-limits.ts'

export interface ServerDatabaseOptions {
  /** The run-time login. In production it owns nothing and has no BYPASSRLS. */
  readonly url: string
  /** The login that owns the schema; `null` if the run-time login owns it (a developer's machine). */
  readonly migrationUrl: string | null
  readonly log: Logger
}

// Any constant will do, as long as every replica uses the same one.
const MIGRATION_LOCK = 7_263_554

export async function openServerDatabase(options: ServerDatabaseOptions): Promise<Database> {
  const pool = openPool(options)
  try {
    await migrate(pool, options)
  } catch (error) {
    await pool.end()
    throw error
  }
  const listener = createListener(options.url, options.log)
  return {
    kind: 'server',
    queue: { executeSql: (text, values) => executeOn(pool, text, values) },
    ...scopedWork(transactIn(pool)),
    withAdvisoryLock: (key, work) => locked(options.url, key, work),
    listen: (channel, onMessage, onGap) => listener.listen(channel, { onMessage, onGap }),
    async ping() {
      await executeOn(pool, 'select 1')
    },
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}

/** Uses a separate connection, for as long as it takes: the limits of the pool are for calls that a user waits for. */
async function locked<T>(url: string, key: number, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'platform-lock', ...CONNECT_WITHIN })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [key])
    return await work()
  } finally {
    // The lock belongs to the connection and goes with it.
    await client.end()
  }
}

async function migrate(pool: Pool, { url, migrationUrl, log }: ServerDatabaseOptions): Promise<void> {
  const [login] = await connected(url, queryOf(pool)<{ name: string }>('select current_user as name'))
  const client = migrationClient(pool)
  const pending = await pendingMigrations(client)
  if (pending.length > 0 || (await isQueueBehind(client)))
    await migrateAs(migrationUrl ?? url, login?.name ?? '', log)
}

async function connected<T>(url: string, attempt: Promise<T>): Promise<T> {
  try {
    return await attempt
  } catch (error) {
    const { host, pathname } = new URL(url)
    const reason = error instanceof Error && error.message ? error.message : 'it does not respond'
    throw new StartError(`The database at ${host}${pathname} cannot be used: ${reason}.`, { cause: error })
  }
}

/** Runs under a lock: of several replicas that start together one migrates, and the others wait and find it done. */
async function migrateAs(url: string, runtimeLogin: string, log: Logger): Promise<void> {
  const client = new Client({
    connectionString: url,
    application_name: 'platform-migration',
    ...CONNECT_WITHIN,
  })
  await connected(url, client.connect())
  try {
    await client.query(`select pg_advisory_lock(${MIGRATION_LOCK})`)
    const applied = await applyMigrations(migrationClient(client))
    await prepareQueue(migrationClient(client))
    log.info({ applied }, 'database migrated')
    await admit(client, runtimeLogin)
  } finally {
    await client.end()
  }
}

/** Lets the run-time login use the two roles, and nothing else. */
async function admit(client: Client, login: string): Promise<void> {
  const { rows } = await client.query<{ is_member: boolean }>(
    `select pg_has_role($1, 'platform_tenant', 'member') and pg_has_role($1, 'platform_system', 'member') as is_member`,
    [login],
  )
  if (!rows[0]?.is_member)
    await client.query(`grant platform_tenant, platform_system to ${client.escapeIdentifier(login)}`)
}

/** The text may hold several statements, including a transaction of its own; `rows` are the rows of all of them. */
async function executeOn(pool: Pool, text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  const results = await onConnection(pool, (connection) => connection.query(text, values))
  return { rows: [results].flat().flatMap(({ rows }) => rows as unknown[]) }
}

function queryOf(connection: Pool | Client) {
  return async <Row>(text: string) => (await connection.query(text)).rows as Row[]
}

function migrationClient(connection: Pool | Client): MigrationClient {
  return {
    async exec(text) {
      await connection.query(text)
    },
    query: queryOf(connection),
  }
}
