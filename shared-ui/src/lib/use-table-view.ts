import { useStore } from '@nanostores/react'
import { locale } from '@platform/shared-contracts/remote'
import { useState } from 'react'
import type { Column, TablePage, TableSort } from '../data-table-column.ts'
import { pageCount } from './pages.rule.ts'
import { sortRows } from './sort-rows.rule.ts'

export interface TableViewOptions<Row> {
  readonly columns: readonly Column<Row>[]
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined
  /** The order the server gave; without `onSort` the table sorts by `sortBy` itself, from here. */
  readonly sort?: TableSort
  readonly onSort?: (sort: TableSort) => void
  /** The page the server gave; without it the table pages itself. */
  readonly page?: TablePage
  readonly onPage?: (page: number) => void
  /** Rows a page, when the table pages itself. */
  readonly pageSize?: number
}

export interface TableView<Row> {
  readonly rows: readonly Row[] | undefined
  readonly sort: TableSort | undefined
  readonly setSort: (sort: TableSort) => void
  readonly page: TablePage
  readonly setPage: (page: number) => void
}

const PAGE_SIZE = 20

/** The rows to show, by the server's order and page where they are given, by the table's own where not. */
export function useTableView<Row>(options: TableViewOptions<Row>): TableView<Row> {
  const { sort, setSort, rows } = useSortedRows(options)
  const paged = usePagedRows(rows, options)
  return {
    ...paged,
    sort,
    setSort: (next: TableSort) => {
      paged.setPage(1)
      setSort(next)
    },
  }
}

function useSortedRows<Row>({ columns, rows, sort: given, onSort }: TableViewOptions<Row>) {
  const language = useStore(locale)
  const [own, setOwn] = useState(given)
  if (onSort) return { sort: given, setSort: onSort, rows }
  const keyOf = columns.find(({ id }) => id === own?.column)?.sortBy
  const sorted = rows && own && keyOf ? sortRows(rows, keyOf, own.direction, language) : rows
  return { sort: own, setSort: setOwn, rows: sorted }
}

function usePagedRows<Row>(rows: readonly Row[] | undefined, options: TableViewOptions<Row>) {
  const { page: given, onPage, pageSize: size = PAGE_SIZE } = options
  const [own, setOwn] = useState(1)
  if (given && onPage) return { rows, page: given, setPage: onPage }
  const total = rows?.length ?? 0
  const page = Math.min(own, pageCount(total, size))
  return { rows: rows?.slice((page - 1) * size, page * size), page: { page, size, total }, setPage: setOwn }
}
