import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { cellName } from './cell-position.ts'
import type { GridPosition } from './grid-move.rule.ts'

interface Options {
  readonly scroller: RefObject<HTMLDivElement | null>
  /** With the row of the column headers. */
  readonly rowCount: number
  readonly columnCount: number
  readonly start: number
}

export interface GridFocus {
  /** The cell that the Tab key reaches. */
  readonly active: GridPosition
  /** The focus is there already. */
  readonly follow: (to: GridPosition) => void
  /** Moves the focus there, once the cell is rendered. */
  readonly moveTo: (to: GridPosition) => void
}

/** The one cell of the grid that the Tab key reaches. */
export function useGridFocus({ scroller, rowCount, columnCount, start }: Options): GridFocus {
  const [wanted, setWanted] = useState<GridPosition>({ row: start + 1, column: 1 })
  const isMoving = useRef(false)
  const active = {
    row: Math.min(wanted.row, rowCount - 1),
    column: Math.min(wanted.column, columnCount - 1),
  }
  const name = cellName(active)
  useLayoutEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-cell="${name}"]`)
    cell?.focus({ preventScroll: true })
    // As little as is needed: a browser that scrolls to what it focuses puts it in the middle.
    cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [scroller, name])
  return {
    active,
    follow: (to) => {
      if (cellName(to) !== name) setWanted(to)
    },
    moveTo: (to) => {
      isMoving.current = true
      setWanted(to)
    },
  }
}
