import { useState } from 'react'
import type { TrainingRow, TrainingSort } from '@platform/shared-contracts/http'
import { useSettled } from '../../lib/use-settled.ts'
import { useGetMatrixQuery, type TrainingFilter, type TrainingScope } from './training.api.ts'
import { WINDOW_ROWS, edgeNear, windowOf, windowsAt } from './matrix-window.rule.ts'

/** While the scrollbar is dragged, windows are passed that no user wants to read. */
const PAUSE_MS = 120

/** What the rows are narrowed to, and their order. */
export interface MatrixQuery extends TrainingFilter {
  readonly scope: TrainingScope
  readonly sort: TrainingSort
}

export const firstWindow = (query: MatrixQuery) => ({ ...query, page: 1, size: WINDOW_ROWS })

const NO_ROWS: readonly TrainingRow[] = []
const NOTHING = { items: NO_ROWS, total: 0 }

/** Those of the filter that was loaded last stay until the first rows of the next are there. */
export function useMatrixWindows(wanted: MatrixQuery, start: number) {
  const first = useGetMatrixQuery(firstWindow(wanted))
  const query = useLastLoaded(wanted, first.currentData !== undefined)
  const { items, total } = first.data ?? NOTHING
  const [edge, setEdge] = useState(edgeNear({ first: start, last: start }))
  const windows = windowsAt(edge, total)
  const even = useSettled(windows.even, PAUSE_MS)
  const odd = useSettled(windows.odd, PAUSE_MS)
  const answers = [useWindow(query, even), useWindow(query, odd)] as const
  const loaded = new Map([
    [even, rowsOf(answers[0])],
    [odd, rowsOf(answers[1])],
    [0, items],
  ])
  const failed = [first, ...answers].filter(({ isError }) => isError)
  return {
    total,
    /** What the rows are narrowed to now. */
    query,
    firstRows: items,
    rowAt: (index: number) => loaded.get(windowOf(index))?.[index % WINDOW_ROWS],
    loaded: [...loaded.values()].flat(),
    isStale: first.currentData === undefined,
    isFailed: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
    onView: (from: number, to: number) => setEdge(edgeNear({ first: from, last: to })),
  }
}

const rowsOf = ({ currentData }: ReturnType<typeof useWindow>) => currentData?.items ?? NO_ROWS

/** The first window is loaded already. */
function useWindow(query: MatrixQuery, window: number | null) {
  const page = (window ?? 0) + 1
  return useGetMatrixQuery({ ...firstWindow(query), page }, { skip: page === 1 })
}

function useLastLoaded(wanted: MatrixQuery, isLoaded: boolean): MatrixQuery {
  const [loaded, setLoaded] = useState(wanted)
  if (isLoaded && JSON.stringify(loaded) !== JSON.stringify(wanted)) setLoaded(wanted)
  return loaded
}
