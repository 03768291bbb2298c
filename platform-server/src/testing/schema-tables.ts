import { readdirSync } from 'node:fs'
import path from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core'

const FOLDER = path.resolve(import.meta.dirname, '../lib/data/schema')

/** Every table that the schema declares, so that no test has a list of its own. */
export async function schemaTables(): Promise<PgTable[]> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  const modules = await Promise.all(
    files.map((name) => import(path.join(FOLDER, name)) as Promise<Record<string, unknown>>),
  )
  const tables = modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is PgTable => is(value, PgTable))
  return [...new Map(tables.map((table) => [getTableName(table), table])).values()]
}

/** Columns that name an account. */
export function userColumns(table: PgTable): PgColumn[] {
  const { columns, foreignKeys } = getTableConfig(table)
  const referring = foreignKeys.flatMap((key) => {
    const { columns: own, foreignTable } = key.reference()
    return getTableName(foreignTable) === 'users' ? own : []
  })
  return columns.filter((column) => column.name === 'user_id' || referring.includes(column))
}
