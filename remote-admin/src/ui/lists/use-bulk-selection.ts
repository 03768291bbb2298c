import { useState } from 'react'
import type { RowSelection } from '@platform/shared-ui/data-table'

const NOTHING: ReadonlySet<number> = new Set()

export interface BulkSelection {
  /** Selected one by one or by page, on any page. */
  readonly ids: ReadonlySet<number>
  /** Everything that the filters match, on all pages: the server finds it. */
  readonly isAll: boolean
  readonly selectAll: () => void
  readonly clear: () => void
  /** For the table that shows these rows. */
  readonly ofPage: (shown: readonly number[]) => RowSelection
}

/** What is selected in a list. Another filter clears the selection, so that no user changes rows that they do not see. */
export function useBulkSelection(filter: object): BulkSelection {
  const filterKey = JSON.stringify(filter)
  const [stored, setStored] = useState<{ filterKey: string; selected: ReadonlySet<number> | 'all' }>({
    filterKey,
    selected: NOTHING,
  })
  const selected = stored.filterKey === filterKey ? stored.selected : NOTHING
  const select = (next: ReadonlySet<number> | 'all') => setStored({ filterKey, selected: next })
  return {
    ids: selected === 'all' ? NOTHING : selected,
    isAll: selected === 'all',
    selectAll: () => select('all'),
    clear: () => select(NOTHING),
    ofPage: (shown) => ({
      isSelected: (id) => selected === 'all' || selected.has(Number(id)),
      onSelect: (keys, isSelected) => {
        const changed = new Set(keys.map(Number))
        // Without one row it is no longer everything: the others on the page stay selected.
        const before = selected === 'all' ? shown : [...selected]
        select(new Set(isSelected ? [...before, ...changed] : before.filter((id) => !changed.has(id))))
      },
    }),
  }
}

export function selectedCount({ ids, isAll }: BulkSelection, total: number): number {
  return isAll ? total : ids.size
}
