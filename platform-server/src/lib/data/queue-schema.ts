import { getConstructionPlans, getMigrationPlans } from 'pg-boss'
import pgBoss from 'pg-boss/package.json' with { type: 'json' }
import type { MigrationClient } from './migrations.ts'

/** Where the job queue keeps its tables: outside of `public`, where every table has row-level security. */
export const QUEUE_SCHEMA = 'jobs'
export const QUEUE_VERSION: number = pgBoss.pgboss.schema

// The platform's own work only: a tenant's transaction that enqueues takes this role for that statement.
const GRANTS = `
  grant usage on schema ${QUEUE_SCHEMA} to public;
  grant select on ${QUEUE_SCHEMA}.version to public;
  grant select, insert, update, delete on all tables in schema ${QUEUE_SCHEMA} to platform_system;
  grant usage, select on all sequences in schema ${QUEUE_SCHEMA} to platform_system;`

async function installedVersion(client: MigrationClient): Promise<number | null> {
  const [table] = await client.query<{ name: string | null }>(
    `select to_regclass('${QUEUE_SCHEMA}.version')::text as name`,
  )
  if (!table?.name) return null
  const [row] = await client.query<{ version: number }>(`select version from ${QUEUE_SCHEMA}.version`)
  return row ? Number(row.version) : null
}

/** Only needs the right to read. */
export async function isQueueBehind(client: MigrationClient): Promise<boolean> {
  return ((await installedVersion(client)) ?? 0) < QUEUE_VERSION
}

/** Makes or migrates the tables of the job queue, as their owner. After a failure they are as they were. */
export async function prepareQueue(client: MigrationClient): Promise<void> {
  const version = await installedVersion(client)
  if (version !== null && version >= QUEUE_VERSION) return
  const plans =
    version === null ? getConstructionPlans(QUEUE_SCHEMA) : getMigrationPlans(QUEUE_SCHEMA, version)
  try {
    await client.exec(`${plans};${GRANTS}`)
  } catch (error) {
    await client.exec('rollback')
    throw new Error('The tables of the job queue could not be created or migrated', { cause: error })
  }
}
