import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useMemo, type RefObject } from 'react'
import type { Column } from '@platform/shared-ui/data-table'

/** Of the column with the boxes, in rem. */
export const SELECT_REM = 2.75
/** Columns rendered next to those in view. */
const OVERSCAN = 2

/** At least as wide as what is in the cells needs, in rem. What is left of a wide grid is shared. */
export const columnRem = ({ isRowHeader, isCompact }: Pick<Column<never>, 'isRowHeader' | 'isCompact'>) =>
  isRowHeader ? 14 : isCompact ? 7 : 8.5

export interface ShownColumn<Row> {
  readonly column: Column<Row>
  /** Its place among all columns. */
  readonly at: number
}

interface Options<Row> {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly columns: readonly Column<Row>[]
  /** Pixels of a rem. */
  readonly rem: number
  /** The column with the focus is rendered wherever it is: what is not in the document loses the focus. */
  readonly active: number
}

/** The columns that are rendered: those in view, the one that names the row, and the one with the focus. */
export function useGridColumns<Row>({ scroller, columns, rem, active }: Options<Row>) {
  const name = columns.findIndex(({ isRowHeader }) => isRowHeader)
  const virtual = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => columnRem(columns[at] ?? {}) * rem,
    paddingStart: SELECT_REM * rem,
    overscan: OVERSCAN,
    initialRect: { width: window.innerWidth, height: 0 },
    rangeExtractor: (range) => withAlways(range, [name, active]),
  })
  const key = virtual
    .getVirtualItems()
    .map(({ index }) => index)
    .join()
  // The same array as long as the same columns are in view: rows are rendered again with it.
  return useMemo(() => {
    const shown = new Set(key.split(',').map(Number))
    // Without a layout nothing is known about what is in view.
    return columns.flatMap((column, at): ShownColumn<Row>[] =>
      key === '' || shown.has(at) ? [{ column, at }] : [],
    )
  }, [columns, key])
}

function withAlways(range: Range, always: readonly number[]): number[] {
  const indexes = new Set([...defaultRangeExtractor(range), ...always])
  return [...indexes].filter((at) => at >= 0 && at < range.count).toSorted((one, other) => one - other)
}
