import type { ReactNode } from 'react'
import type { MenuEntry } from '../menu/menu-entry.ts'
import type { DataTableOptions } from './use-data-table.ts'

export type RowKey = string | number

/** The selected rows by their keys; the caller stores them, so that they may be on several pages. */
export interface RowSelection {
  readonly isSelected: (key: RowKey) => boolean
  readonly onSelect: (keys: readonly RowKey[], isSelected: boolean) => void
  /** While the rows shown belong to an earlier request. */
  readonly isDisabled?: boolean
}

export interface DataTableProps<Row> extends DataTableOptions<Row> {
  /** What the table lists. Read aloud, and shown unless hidden. */
  readonly caption: string
  readonly isCaptionHidden?: boolean
  /** Many columns: the head of the table and the name of the row stay in view while the rest scrolls. */
  readonly isWide?: boolean | undefined
  /** How a row is called: 'Actions for Fall Protection'. The row header's text serves well. */
  readonly rowLabel?: (row: Row) => string
  /** Adds a checkbox to each row, and one for all rows of the page. */
  readonly selection?: RowSelection
  readonly rowActions?: (row: Row) => readonly MenuEntry[]
  /** A newer response is loading; the current rows stay. */
  readonly isLoading?: boolean
  /** The last request failed; the current rows stay. */
  readonly isFailed?: boolean
  readonly onRetry?: () => void
  readonly emptyText?: ReactNode
  readonly emptyAction?: ReactNode
}
