import type { Column, RowSelection, TableSort } from '@platform/shared-ui/data-table'

export interface GridSelection extends RowSelection {
  /** Everything that matches is selected, loaded or not. */
  readonly isAll: boolean
  readonly isAny: boolean
  readonly onSelectAll: (isSelected: boolean) => void
}

export interface VirtualGridProps<Row> {
  readonly caption: string
  /** Stable while nothing about them changes: rows are rendered again with them. */
  readonly columns: readonly Column<Row>[]
  /** All rows, loaded or not. */
  readonly total: number
  /** Undefined until the row is loaded. */
  readonly rowAt: (index: number) => Row | undefined
  readonly rowKey: (row: Row) => number
  readonly rowName: (row: Row) => string
  readonly sort: TableSort | undefined
  readonly onSort: (sort: TableSort) => void
  readonly selection: GridSelection
  /** Enter or a click on the cell of a column. */
  readonly onOpen: (row: Row, column: string) => void
  /** Rows of another filter or order are loading, and those of the last one stay. */
  readonly isBusy: boolean
  /** The row that is at the top to begin with. */
  readonly start: number
  /** Another text starts at the top again: what the rows are narrowed to, and their order. */
  readonly view: string
  /** The first and the last row in view. */
  readonly onView: (first: number, last: number) => void
  /** The row that the user goes to, before they do anything with it. */
  readonly onActive: (index: number) => void
}
