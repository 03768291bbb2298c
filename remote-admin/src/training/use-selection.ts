import { useState } from 'react'
import type { RowSelection } from './matrix-table.tsx'

const NO_LEARNERS: ReadonlySet<number> = new Set()

export interface LearnerSelection extends RowSelection {
  clear(): void
}

/** Who is chosen, across pages. */
export function useSelection(): LearnerSelection {
  const [ids, setIds] = useState(NO_LEARNERS)
  return {
    ids,
    set: (changed, isChosen) =>
      setIds(new Set(isChosen ? [...ids, ...changed] : [...ids].filter((id) => !changed.includes(id)))),
    clear: () => setIds(NO_LEARNERS),
  }
}
