import type { Tx } from '../lib/data/database.ts'

/**
 * A feature's share of what a person may download about themselves: flat rows, the person's own and nobody else's.
 * Every feature that keeps something about people has one, put together in api-routes.ts.
 */
export interface ExportSection {
  readonly name: string
  readonly rowsOf: (tx: Tx, userId: number) => Promise<Record<string, unknown>[]>
}
