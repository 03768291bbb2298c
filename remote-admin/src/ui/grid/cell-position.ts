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

/** Scrolls to the side until a cell comes out from under the name of its row; up and down the virtualizer does. */
export function revealColumn(scroller: HTMLElement, cell: HTMLElement): void {
  if (cell.dataset.name !== undefined || cell.parentElement === null) return
  const name = cell.parentElement.querySelector<HTMLElement>('[data-name]')
  const covered = name ? name.offsetLeft + name.offsetWidth - scroller.scrollLeft : 0
  const start = cell.offsetLeft - Math.max(covered, 0)
  const end = cell.offsetLeft + cell.offsetWidth - scroller.clientWidth
  if (scroller.scrollLeft > start) scroller.scrollLeft = start
  else if (scroller.scrollLeft < end) scroller.scrollLeft = end
}
