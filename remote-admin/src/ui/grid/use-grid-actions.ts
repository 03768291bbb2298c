import type { Virtualizer } from '@tanstack/react-virtual'
import type { FormEvent, KeyboardEvent, MouseEvent, SyntheticEvent } from 'react'
import { cellOf, positionOf } from './cell-position.ts'
import { gridMove, type GridPosition } from './grid-move.rule.ts'
import type { VirtualGridProps } from './grid-props.ts'
import type { GridFocus } from './use-grid-focus.ts'

interface Options<Row> extends VirtualGridProps<Row> {
  readonly focus: GridFocus
  readonly rows: Virtualizer<HTMLDivElement, Element>
  readonly height: number
}

/** What is pressed in a cell, handled by the grid, so that no row has handlers of its own to compare. */
export function useGridActions<Row>(options: Options<Row>) {
  const { focus, onActive } = options
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const at = positionOf(event.target)
      if (at && !event.altKey && !event.shiftKey) press(options, event, at)
    },
    onClick: (event: MouseEvent) => {
      const at = positionOf(event.target)
      if (at) click(options, event, at)
    },
    onChange: ({ target }: FormEvent) => {
      const at = positionOf(target)
      if (at) select(options, at)
    },
    onFocus: ({ target }: SyntheticEvent) => {
      const at = positionOf(target)
      if (at) focus.follow(at)
    },
    onPointerDown: ({ target }: SyntheticEvent) => {
      const at = positionOf(target)
      if (at && at.row > 0) onActive(at.row - 1)
    },
  }
}

function press<Row>(options: Options<Row>, event: KeyboardEvent, at: GridPosition): void {
  const { key, ctrlKey, metaKey, target } = event
  const to = gridMove({ key, ctrlKey: ctrlKey || metaKey }, at, sizeOf(options))
  if (to) {
    event.preventDefault()
    goTo(options, to)
    return
  }
  // A link, a button or a box that has the focus after a click does what it does anywhere.
  const isOnCell = target === cellOf(target)
  if (!isOnCell || (key !== 'Enter' && key !== ' ')) return
  event.preventDefault()
  if (key === ' ' || at.column === 0) act(options, at)
  else open(options, at)
}

function goTo<Row>({ focus, rows, onActive }: Options<Row>, to: GridPosition): void {
  if (to.row > 0) {
    rows.scrollToIndex(to.row - 1)
    onActive(to.row - 1)
  }
  focus.moveTo(to)
}

function sizeOf<Row>({ total, columns, rows, height }: Options<Row>) {
  const inView = (rows.scrollElement?.clientHeight ?? 0) - height
  return { rows: total + 1, columns: columns.length + 1, page: Math.max(1, Math.floor(inView / height)) }
}

/** Space: selects the row, or sorts by the column. */
function act<Row>(options: Options<Row>, at: GridPosition): void {
  if (at.row === 0 && at.column > 0) open(options, at)
  else select(options, at)
}

function select<Row>({ selection, rowAt, rowKey }: Options<Row>, { row: at }: GridPosition): void {
  if (selection.isDisabled) return
  if (at === 0) {
    selection.onSelectAll(!selection.isAll)
    return
  }
  const row = rowAt(at - 1)
  if (row !== undefined) selection.onSelect([rowKey(row)], !selection.isSelected(rowKey(row)))
}

function open<Row>({ columns, rowAt, sort, onSort, onOpen }: Options<Row>, at: GridPosition): void {
  const column = columns[at.column - 1]
  if (column === undefined) return
  if (at.row > 0) {
    const row = rowAt(at.row - 1)
    if (row !== undefined) onOpen(row, column.id)
    return
  }
  const isAscending = sort?.column === column.id && sort.direction === 'ascending'
  if (column.sortBy) onSort({ column: column.id, direction: isAscending ? 'descending' : 'ascending' })
}

function click<Row>(options: Options<Row>, { target }: MouseEvent, at: GridPosition): void {
  const cell = cellOf(target)
  if (!(target instanceof Element) || cell === null) return
  const isOwn = target.closest('a, input') !== null
  // Who selects text to copy it stays.
  const isSelecting = getSelection()?.isCollapsed === false
  if (!isOwn && !isSelecting && at.column > 0) open(options, at)
}
