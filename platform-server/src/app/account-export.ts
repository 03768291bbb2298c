import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../lib/data/database.ts'

/**
 * A feature's share of what users may download about themselves: flat rows, only of the user who requests them. Every
 * feature that stores personal data adds one.
 */
export interface ExportSection {
  readonly name: string
  readonly rowsOf: (tx: Tx, userId: number) => Promise<Record<string, unknown>[]>
}

/** `rowsOf` for what is in one table with a column for its user: the columns by their names in the file, in this order. */
export function ownRows(
  table: PgTable & { readonly userId: PgColumn },
  columns: Readonly<Record<string, PgColumn>>,
  ...order: readonly PgColumn[]
): ExportSection['rowsOf'] {
  return (tx, userId) =>
    tx
      .select(columns)
      .from(table)
      .where(eq(table.userId, userId))
      .orderBy(...order)
}

export interface AccountExport {
  add(...sections: readonly ExportSection[]): void
  sections(): readonly ExportSection[]
}

export function createAccountExport(): AccountExport {
  const added: ExportSection[] = []
  return {
    add(...sections) {
      added.push(...sections)
    },
    sections: () => added,
  }
}
