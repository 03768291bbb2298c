import { useStore } from '@nanostores/react'
import {
  columnResizingFeature,
  columnSizingFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { locale } from '@platform/shared-contracts/remote'
import type { Column, TablePage, TableSort } from './data-table-column.ts'
import { pageCount } from '../lib/pages.rule.ts'
import { compareKeys, type SortKey } from './compare-keys.rule.ts'

export interface DataTableOptions<Row> {
  readonly columns: readonly Column<Row>[]
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined
  readonly rowKey: (row: Row) => string | number
  /** The order the server gave; without `onSort` the table sorts by `sortBy` itself, from here. */
  readonly sort?: TableSort
  readonly onSort?: (sort: TableSort) => void
  /** The page the server gave; without it the table pages itself. */
  readonly page?: TablePage
  readonly onPage?: (page: number) => void
  /** Lets the user choose how many rows the server gives. */
  readonly onPageSize?: (size: number) => void
  /** Rows a page, when the table pages itself. */
  readonly pageSize?: number
}

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  columnSizingFeature,
  columnResizingFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

export type TableModel<Row> = ReactTable<typeof features, Row & object>

export interface TableView<Row> {
  readonly table: TableModel<Row>
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined
  readonly sort: TableSort | undefined
  readonly setSort: (sort: TableSort) => void
  readonly page: TablePage
  readonly setPage: (page: number) => void
  /** Undefined where the size cannot be chosen. */
  readonly setPageSize: ((size: number) => void) | undefined
}

const PAGE_SIZE = 20
/** Narrower than this, a column shows nothing. */
const MIN_WIDTH = 64

/** The rows to show, by the server's order and page where they are given, by the table's own where not. */
export function useDataTable<Row>(options: DataTableOptions<Row>): TableView<Row> {
  const { rows, onSort } = options
  const paging = usePaging(options)
  const [ownSort, setOwnSort] = useState(options.sort)
  const sort = onSort ? options.sort : ownSort
  const table = useTable({
    features,
    columns: useColumnDefs(options.columns),
    data: (rows ?? NO_ROWS) as readonly (Row & object)[],
    getRowId: (row) => String(options.rowKey(row)),
    manualSorting: onSort !== undefined,
    manualPagination: paging.isManual,
    rowCount: paging.page.total,
    autoResetPageIndex: false,
    columnResizeMode: 'onChange',
    state: {
      sorting: sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : NO_ROWS,
      pagination: { pageIndex: paging.page.page - 1, pageSize: paging.page.size },
    },
  })
  return {
    ...paging,
    table,
    rows: rows && table.getRowModel().rows.map(({ original }) => original),
    sort,
    setSort: (next) => {
      paging.setPage(1)
      ;(onSort ?? setOwnSort)(next)
    },
  }
}

const NO_ROWS: never[] = []

function usePaging<Row>(options: DataTableOptions<Row>) {
  const { rows, page: given, onPage, onPageSize, pageSize = PAGE_SIZE } = options
  const [own, setOwn] = useState({ page: 1, size: pageSize })
  if (given && onPage) return { isManual: true, page: given, setPage: onPage, setPageSize: onPageSize }
  const total = rows?.length ?? 0
  const page = { page: Math.min(own.page, pageCount(total, own.size)), size: own.size, total }
  return {
    isManual: false,
    page,
    setPage: (next: number) => setOwn({ page: next, size: own.size }),
    setPageSize: (size: number) => setOwn({ page: 1, size }),
  }
}

/** A caller may pass a new array of columns at each render: only their order and sort keys concern the table's model. */
function useColumnDefs<Row>(columns: readonly Column<Row>[]) {
  const language = useStore(locale)
  return useMemo(() => {
    const texts = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
    return columns.map(({ id, sortBy }): ColumnDef<typeof features, Row & object> => ({
      id,
      minSize: MIN_WIDTH,
      // What is missing comes last in both directions, which the library knows of undefined only.
      accessorFn: (row) => sortBy?.(row) ?? undefined,
      sortUndefined: 'last',
      enableSorting: sortBy !== undefined,
      sortFn: (one, other, column) =>
        compareKeys(one.getValue<SortKey>(column), other.getValue<SortKey>(column), texts),
    }))
  }, [columns, language])
}
