import type { ListAnswer } from './resource-list.tsx'

/** The answer of a query without pages: the table has all rows, and pages them itself. */
export function wholeList<Row>(
  { isFetching, isError, refetch }: Pick<ListAnswer<Row>, 'isFetching' | 'isError' | 'refetch'>,
  items: readonly Row[] | undefined,
): ListAnswer<Row> {
  return { ...(items && { data: { items } }), isFetching, isError, refetch }
}
