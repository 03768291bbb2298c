import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { VirtualGridProps } from './grid-props.ts'

/** Of a row, and of the column headers: three short lines. */
export const ROW_REM = 4
/** Rows rendered above and below those in view. */
const OVERSCAN = 6

type Options = Pick<VirtualGridProps<never>, 'total' | 'start' | 'view' | 'onView'> & {
  readonly scroller: RefObject<HTMLDivElement | null>
  /** The row with the focus is rendered wherever it is: what is not in the document loses the focus. */
  readonly active: number
}

/** Which rows are rendered, and where. All rows are equally high, so that the scrollbar is right before they are loaded. */
export function useGridRows({ scroller, total, start, view, active, onView }: Options) {
  const [rem] = useState(rootFontSize)
  const height = ROW_REM * rem
  const rows = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    initialOffset: start * height,
    // The column headers cover the first row's height at the top.
    scrollPaddingEnd: height,
    rangeExtractor: (range) => withActive(range, active),
  })
  const { startIndex = 0, endIndex = 0 } = rows.range ?? {}
  const report = useEffectEvent(onView)
  useEffect(() => report(startIndex, endIndex), [startIndex, endIndex])
  useEffect(() => {
    // The first view starts where the address says.
    if (scroller.current?.dataset.view !== undefined) scroller.current.scrollTop = 0
    scroller.current?.setAttribute('data-view', view)
  }, [scroller, view])
  return { rows, height, rem }
}

function withActive(range: Range, active: number): number[] {
  const shown = defaultRangeExtractor(range)
  if (active < 0 || active >= range.count || shown.includes(active)) return shown
  return [...shown, active].toSorted((one, other) => one - other)
}

function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}
