import type { ReactNode } from 'react'
import type { MenuEntry } from './menu-entry.ts'
import type { DataTableOptions } from './lib/use-data-table.ts'

export interface DataTableProps<Row> extends DataTableOptions<Row> {
  /** What the table lists. Read aloud, and shown unless hidden. */
  readonly caption: string
  readonly isCaptionHidden?: boolean
  /** How a row is called: 'Actions for Fall Protection'. The row header's text serves well. */
  readonly rowLabel?: (row: Row) => string
  readonly rowActions?: (row: Row) => readonly MenuEntry[]
  /** A newer answer is on its way; the rows that are there stay. */
  readonly isLoading?: boolean
  /** The last answer failed; the rows that are there stay. */
  readonly isFailed?: boolean
  readonly onRetry?: () => void
  readonly emptyText?: ReactNode
  readonly emptyAction?: ReactNode
}
