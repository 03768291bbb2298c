import { useSearchParams } from 'react-router-dom'
import type { TableSort } from '@platform/shared-ui/data-table'

/** Page, order and search of a list are stored in the URL, so that Back and a shared link show the same rows. */
export function useListAddress() {
  const [query, setQuery] = useSearchParams()
  const direction: TableSort['direction'] = query.get('order') === 'descending' ? 'descending' : 'ascending'
  const view = {
    page: Number(query.get('page')) || 1,
    column: query.get('sort') ?? 'name',
    direction,
    q: query.get('q') ?? '',
  }
  const set = (change: Record<string, string>) => {
    const next = { ...Object.fromEntries(query), ...change }
    setQuery(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace: true })
  }
  return {
    view,
    search: (q: string) => set({ q, page: '' }),
    order: ({ column, direction: order }: TableSort) => set({ sort: column, order, page: '' }),
    turn: (page: number) => set({ page: String(page) }),
  }
}
