import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import type { Database } from '../lib/data/database.ts'
import { embeddedDatabase } from '../lib/data/embedded-database.ts'
import { committedMigrations } from '../lib/data/migrations.ts'
import { QUEUE_VERSION } from '../lib/data/queue-schema.ts'
import { openServerDatabase } from '../lib/data/server-database.ts'
import { createLog } from '../lib/log.ts'
import { createDatabasePool, type PooledDatabase } from './databases/database-pool.ts'

const CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache')
const SCHEMA = createHash('sha256')
  .update(JSON.stringify([committedMigrations(), QUEUE_VERSION, 'no templates']))
  .digest('hex')
  .slice(0, 12)
const TEMPLATE = `platform_template_${SCHEMA}`
/** The run-time login of the tests: like production's, it owns nothing. */
const LOGIN = 'platform_test'
const TEMPLATE_LOCK = 4_105_221
/** The PostgreSQL server that tests may use; none unless they run on one. */
export const TEST_SERVER = process.env['TEST_DATABASE_URL'] || null
const silent = createLog({ level: 'silent' })

/**
 * An empty, migrated database: in memory, or on the server that TEST_DATABASE_URL names (a superuser's URL).
 * `close` empties it for the next test.
 */
export function openTestDatabase(): Promise<Database> {
  return pool.open()
}

const pool = createDatabasePool(() => (TEST_SERVER ? makeOnServer(TEST_SERVER) : makeInMemory()))

export const closeFreeDatabases = () => pool.close()
// Of a file that runs alone; it may close its own database after this. Files that run as one share the databases.
if (!process.env['TEST_FILES']) afterAll(closeFreeDatabases)

async function makeInMemory(): Promise<PooledDatabase> {
  const snapshot = path.join(CACHE, `test-database-${SCHEMA}.tar`)
  if (!existsSync(snapshot)) await makeSnapshot(snapshot)
  const pglite = await PGlite.create({ loadDataDir: new Blob([readFileSync(snapshot)]) })
  const database = await embeddedDatabase(pglite)
  return {
    database,
    exec: async (text) => void (await pglite.exec(text)),
    query: async <Row>(text: string) => (await pglite.query<Row>(text)).rows,
    destroy: () => database.close(),
  }
}

async function makeOnServer(server: string): Promise<PooledDatabase> {
  const { drop, url, migrationUrl } = await createServerDatabase(server)
  const database = await openServerDatabase({ url, migrationUrl, log: silent })
  const owner = new Client({ connectionString: migrationUrl })
  // A test may end every connection: the next statement rejects then, and the database is not used again.
  owner.on('error', () => undefined)
  await owner.connect()
  return {
    database,
    exec: async (text) => void (await owner.query(text)),
    query: async <Row>(text: string) => (await owner.query(text)).rows as Row[],
    async destroy() {
      await owner.end()
      await database.close()
      await drop()
    },
  }
}

async function makeSnapshot(file: string): Promise<void> {
  const pglite = await PGlite.create()
  await embeddedDatabase(pglite)
  // Two empty databases that are a third of the snapshot.
  await pglite.exec(`update pg_database set datistemplate = false;`)
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`)
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
  renameSync(`${file}.${process.pid}`, file)
}

/** The URLs of a fresh database on the server: the run-time login's, and the owner's. */
async function createServerDatabase(
  server: string,
): Promise<{ url: string; migrationUrl: string; drop: () => Promise<void> }> {
  const name = `platform_${randomBytes(6).toString('hex')}`
  await asOwner(server, async (owner) => {
    await owner.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`)
    await prepareTemplate(server, owner)
    await owner.query(`create database ${name} template ${TEMPLATE}`)
  })
  const drop = () =>
    asOwner(server, async (owner) => void (await owner.query(`drop database if exists ${name} with (force)`)))
  return { url: at(server, name, LOGIN), migrationUrl: at(server, name), drop }
}

/** A database of its own on the server, whose address is another one at run time: that of something in between. */
export async function openOnServer(server: string, runtimeUrl: (url: string) => string): Promise<Database> {
  const { drop, url, migrationUrl } = await createServerDatabase(server)
  const database = await openServerDatabase({ url: runtimeUrl(url), migrationUrl, log: silent })
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
    },
  }
}

async function prepareTemplate(server: string, owner: Client): Promise<void> {
  const { rowCount } = await owner.query('select from pg_database where datname = $1', [TEMPLATE])
  if (rowCount) return
  const { rowCount: hasLogin } = await owner.query('select from pg_roles where rolname = $1', [LOGIN])
  if (!hasLogin) await owner.query(`create role ${LOGIN} login password '${LOGIN}'`)
  const unfinished = `${TEMPLATE}_unfinished`
  await owner.query(`drop database if exists ${unfinished}`)
  await owner.query(`create database ${unfinished}`)
  const urls = { url: at(server, unfinished, LOGIN), migrationUrl: at(server, unfinished) }
  const database = await openServerDatabase({ ...urls, log: silent })
  await database.close()
  await owner.query(`alter database ${unfinished} rename to ${TEMPLATE}`)
}

async function asOwner<T>(server: string, work: (owner: Client) => Promise<T>): Promise<T> {
  const owner = new Client({ connectionString: server })
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

function at(server: string, database: string, login?: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  if (login) [url.username, url.password] = [login, login]
  return url.href
}
