import type { Tx } from '../lib/data/database.ts'

/**
 * A feature's share of what users may download about themselves: flat rows, only of the user who requests them. Every
 * feature that stores personal data has one, put together in api-routes.ts.
 */
export interface ExportSection {
  readonly name: string
  readonly rowsOf: (tx: Tx, userId: number) => Promise<Record<string, unknown>[]>
}
