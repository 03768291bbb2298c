import { DataTable, type Column } from '@platform/shared-ui/data-table'

interface QueryTableProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  /** What the query's hook answers. */
  readonly query: {
    readonly data?: readonly Row[] | undefined
    readonly isFetching: boolean
    readonly isError: boolean
    readonly refetch: () => void
  }
  readonly rowKey: (row: Row) => string | number
  readonly emptyText: string
}

/** All rows of one query, which the table pages and sorts itself. Rows with actions or filters are a `ResourceList`. */
export function QueryTable<Row>({ query, ...table }: QueryTableProps<Row>) {
  return (
    <DataTable
      {...table}
      isCaptionHidden
      rows={query.data}
      isLoading={query.isFetching}
      isFailed={query.isError}
      onRetry={query.refetch}
    />
  )
}
