import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What a migration needs of a connection. `exec` takes several statements at once. */
export interface MigrationClient {
  exec(text: string): Promise<void>
  query<Row>(text: string): Promise<Row[]>
}

export interface Migration {
  readonly tag: string
  readonly sql: string
}

const FOLDER = path.resolve(import.meta.dirname, '../../../migrations')

// Outside of `public`, where every table has row-level security. Everyone may read how far the schema is.
const BOOKKEEPING = `
  create schema if not exists migration;
  grant usage on schema migration to public;
  create table if not exists migration.applied (tag text primary key, applied_at timestamptz not null default now());
  grant select on migration.applied to public;`

/** The committed migrations, oldest first, as drizzle-kit's journal lists them. */
export function committedMigrations(folder = FOLDER): readonly Migration[] {
  const journal = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[]
  }
  return journal.entries.map(({ tag }) => ({
    tag,
    sql: readFileSync(path.join(folder, `${tag}.sql`), 'utf8'),
  }))
}

/** Those that this database has not seen. Needs no right but to read. */
export async function pendingMigrations(
  client: MigrationClient,
  migrations = committedMigrations(),
): Promise<readonly Migration[]> {
  const [table] = await client.query<{ name: string | null }>(
    `select to_regclass('migration.applied')::text as name`,
  )
  if (!table?.name) return migrations
  const applied = await client.query<{ tag: string }>('select tag from migration.applied')
  const seen = new Set(applied.map(({ tag }) => tag))
  return migrations.filter(({ tag }) => !seen.has(tag))
}

/** Each migration is one transaction: after a failure the database is as the last successful one left it. */
export async function applyMigrations(client: MigrationClient): Promise<readonly string[]> {
  await client.exec(BOOKKEEPING)
  const pending = await pendingMigrations(client)
  for (const { tag, sql } of pending) {
    const record = `insert into migration.applied (tag) values ('${tag}')`
    try {
      await client.exec(`begin;\n${sql}\n;${record};commit;`)
    } catch (error) {
      await client.exec('rollback')
      throw new Error(`Migration ${tag} failed and was rolled back`, { cause: error })
    }
  }
  return pending.map(({ tag }) => tag)
}
