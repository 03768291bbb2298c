import type { TableSort } from '@platform/shared-ui/data-table'
import { useAddress } from '../../lib/use-address.ts'

const PAGE_SIZE = 20
/** The most that the API gives at once. */
const MAX_PAGE_SIZE = 100

/**
 * Page, order and filters of a list, from the address and nowhere else: Back and a shared link show the same rows.
 * `sorts` are the orders of a list that the API sorts: columns, with a minus for descending. The first holds without a
 * choice, and for one that the API does not know.
 */
export function useListView<const Filter extends string = 'q', const Sort extends string = never>(
  names?: readonly Filter[],
  sorts: readonly Sort[] = [],
) {
  const { value, whole, page, turn, choose } = useAddress()
  const size = whole('size', MAX_PAGE_SIZE, PAGE_SIZE)
  const filters = byName(names ?? (['q'] as readonly string[] as readonly Filter[]), value)
  const [firstSort] = sorts
  const sort = sorts.find((one) => one === value('sort')) ?? firstSort
  const sorted = (sort === undefined ? {} : { sort }) as [Sort] extends [never]
    ? Record<never, never>
    : { readonly sort: Sort }
  return {
    page,
    size,
    filters,
    /** What is requested from the API. */
    query: { ...filters, page, size, ...sorted },
    /** As the API takes it; empty for a list that the API does not sort. */
    sort: sort ?? '',
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
