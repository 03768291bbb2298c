import type { TableSort } from '@platform/shared-ui/data-table'
import { useAddress } from '../lib/use-address.ts'

const PAGE_SIZE = 20
/** The most that the API gives at once. */
const MAX_PAGE_SIZE = 100

/**
 * Page, order and filters of a list, from the address and nowhere else: Back and a shared link show the same rows.
 * `firstSort` is the order without a choice, for a list that the API sorts: a column, with a minus for descending.
 */
export function useListView<const Filter extends string = 'q'>(names?: readonly Filter[], firstSort = '') {
  const { value, page, turn, choose } = useAddress()
  const size = Math.min(Number(value('size')) || PAGE_SIZE, MAX_PAGE_SIZE)
  const filters = byName(names ?? (['q'] as readonly string[] as readonly Filter[]), value)
  const sort = firstSort && (value('sort') || firstSort)
  return {
    page,
    size,
    filters,
    /** What is requested from the API. */
    query: { ...filters, page, size },
    /** As the API takes it; empty for a list that the API does not sort. */
    sort,
    isFiltered: Object.values(filters).some((wanted) => wanted !== ''),
    turn,
    resize: (wanted: number) => choose({ size: wanted === PAGE_SIZE ? '' : String(wanted) }),
    order: ({ column, direction }: TableSort) => {
      const wanted = direction === 'descending' ? `-${column}` : column
      choose({ sort: wanted === firstSort ? '' : wanted })
    },
    choose: (change: Partial<Record<Filter, string>>) => choose(change as Record<Filter, string>),
    clear: () => choose(byName(Object.keys(filters), () => '')),
  }
}

export type ListView = Pick<
  ReturnType<typeof useListView<never>>,
  'page' | 'size' | 'sort' | 'isFiltered' | 'turn' | 'resize' | 'order' | 'clear'
>

function byName<Name extends string>(
  names: readonly Name[],
  value: (name: Name) => string,
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, string>
}
