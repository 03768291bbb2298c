import type { SqlClient } from './sql-client.ts'

/** `schema.table`, each quoted where it has to be. */
export type TableName = string

const BATCH = 500

/** Every table that holds rows of the platform, and of its job queue. */
export async function tablesOf(client: SqlClient): Promise<readonly TableName[]> {
  const rows = await client.query<{ name: string }>(
    `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('public', 'jobs') order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Each row as PostgreSQL's own text of it, which reads back to the same row; batch by batch. */
export async function* rowsOf(client: SqlClient, table: TableName): AsyncGenerator<readonly string[]> {
  await client.exec(`declare backup_rows cursor for select whole::text as line from ${table} as whole`)
  for (;;) {
    const rows = await client.query<{ line: string }>(`fetch ${BATCH} from backup_rows`)
    if (rows.length > 0) yield rows.map(({ line }) => line)
    if (rows.length < BATCH) break
  }
  await client.exec('close backup_rows')
}

export async function insertRows(
  client: SqlClient,
  table: TableName,
  lines: readonly string[],
): Promise<void> {
  const columns = await columnsOf(client, table)
  await client.query(
    `insert into ${table} (${columns.join(', ')}) overriding system value
     select ${columns.map((column) => `(whole.one).${column}`).join(', ')}
       from (select line::${table} as one from unnest($1::text[]) as line) as whole`,
    [lines],
  )
}

/** Without generated ones, which follow from the others. */
async function columnsOf(client: SqlClient, table: TableName): Promise<readonly string[]> {
  const rows = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  return rows.map(({ name }) => name)
}

export interface SequenceState {
  readonly name: string
  readonly value: string
}

export function sequencesOf(client: SqlClient): Promise<SequenceState[]> {
  return client.query(
    `select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value::text as value
       from pg_sequences where schemaname in ('public', 'jobs') and last_value is not null order by 1`,
  )
}

/** Runs `load` while foreign keys are checked at its end only: rows may refer to rows that come later. */
export async function withKeysAtTheEnd(client: SqlClient, load: () => Promise<void>): Promise<void> {
  const keys = await client.query<{ table: string; name: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name from pg_constraint
      where contype = 'f' and not condeferrable and conparentid = 0
        and connamespace in (select oid from pg_namespace where nspname in ('public', 'jobs'))`,
  )
  const alter = async (how: string) => {
    for (const { table, name } of keys)
      await client.exec(`alter table ${table} alter constraint ${name} ${how}`)
  }
  await alter('deferrable initially deferred')
  await load()
  await client.exec('set constraints all immediate')
  await alter('not deferrable')
}
