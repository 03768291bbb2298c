import type { ReactNode } from 'react'
import type { SortDirection, SortKey } from './compare-keys.rule.ts'

export interface Column<Row> {
  readonly id: string
  readonly header: ReactNode
  readonly cell: (row: Row) => ReactNode
  /** Makes the column sortable: the value it is sorted by. */
  readonly sortBy?: (row: Row) => SortKey
  /** Numbers and dates stand at the end. */
  readonly align?: 'start' | 'end'
  /** The cell that names its row. */
  readonly isRowHeader?: boolean
  /** Never breaks its lines. */
  readonly isCompact?: boolean
}

export interface TableSort {
  readonly column: string
  readonly direction: SortDirection
}

export interface TablePage {
  /** Counted from 1. */
  readonly page: number
  readonly size: number
  readonly total: number
}
