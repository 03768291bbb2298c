import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import type { Config } from '../app/config/config.ts'
import { lockDirectory } from '../lib/data/directory-lock.ts'
import { applyMigrations } from '../lib/data/migrations.ts'
import { prepareQueue } from '../lib/data/queue-schema.ts'
import { StartError } from '../lib/start-error.ts'

/** One connection of the schema's owner. */
export interface SqlClient {
  exec(text: string): Promise<void>
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  close(): Promise<void>
}

/** Text of every type that reads back to the same value, whatever the server's settings are. */
const SETTINGS = `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set search_path = public;`

/**
 * Opens the configured database as its owner. The embedded one only while no server runs on the same DATA_DIR; it is
 * created first if it is missing.
 *
 * Errors  StartError with one sentence.
 */
export async function openSql({ database, dataDir }: Config): Promise<SqlClient> {
  const client =
    database.kind === 'server'
      ? await onServer(database.migrationUrl ?? database.url)
      : await embedded(dataDir)
  await client.exec(SETTINGS)
  return client
}

/** Migrates an empty database to the schema of this version. */
export async function migrate(client: SqlClient): Promise<void> {
  const migrating = { exec: client.exec, query: <Row>(text: string) => client.query<Row>(text) }
  await applyMigrations(migrating)
  await prepareQueue(migrating)
}

async function embedded(dataDir: string): Promise<SqlClient> {
  const lock = lockDirectory(dataDir)
  try {
    const pglite = await PGlite.create(path.join(dataDir, 'database'))
    return {
      exec: async (text) => void (await pglite.exec(text)),
      query: async <Row>(text: string, values: readonly unknown[] = []) =>
        (await pglite.query<Row>(text, [...values])).rows,
      async close() {
        await pglite.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function onServer(url: string): Promise<SqlClient> {
  const client = new Client({ connectionString: url, application_name: 'platform-backup' })
  try {
    await client.connect()
  } catch (error) {
    const { host, pathname } = new URL(url)
    throw new StartError(`The database at ${host}${pathname} cannot be used: ${String(error)}.`, {
      cause: error,
    })
  }
  return {
    exec: async (text) => void (await client.query(text)),
    query: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await client.query(text, [...values])).rows as Row[],
    close: () => client.end(),
  }
}
