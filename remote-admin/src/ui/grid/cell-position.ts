import type { GridPosition } from './grid-move.rule.ts'

/** Marks a cell in the document. Row 0 is the row of the column headers, column 0 has the checkboxes. */
export const cellName = ({ row, column }: GridPosition) => `${row}:${column}`

/** The cell in which something is. */
export function cellOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
}

export function positionOf(target: EventTarget): GridPosition | null {
  const [row, column] = cellOf(target)?.dataset.cell?.split(':').map(Number) ?? []
  return row === undefined || column === undefined ? null : { row, column }
}
