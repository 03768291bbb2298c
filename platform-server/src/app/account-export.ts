import type { Tx } from '../lib/data/database.ts'

/**
 * A feature's share of what users may download about themselves: flat rows, only of the user who requests them. Every
 * feature that stores personal data adds one.
 */
export interface ExportSection {
  readonly name: string
  readonly rowsOf: (tx: Tx, userId: number) => Promise<Record<string, unknown>[]>
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
