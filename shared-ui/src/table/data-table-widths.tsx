import { useStore } from '@nanostores/react'
import { useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject, type TouchEvent } from 'react'
import { tableMessages } from '../app/table.messages.ts'
import type { Column } from './data-table-column.ts'
import styles from './data-table-widths.module.css'
import { rovingTarget } from '../lib/roving.rule.ts'
import type { TableModel } from './use-data-table.ts'

const STEP = 16
const WIDE_STEP = 64
/** Width of the drag handle at the end of a header, in pixels. */
const GRIP = 12

export interface ColumnWidths {
  /** The row of the column headers. */
  readonly headers: RefObject<HTMLTableRowElement | null>
  /** The column whose width the keyboard changes. */
  readonly current: string | undefined
  /** Undefined until the first change: then the browser chooses the widths. */
  readonly widthOf: (column: string | undefined) => number | undefined
  readonly isResizing: (column: string) => boolean
  readonly onPress: (column: string, event: MouseEvent<HTMLElement> | TouchEvent<HTMLElement>) => void
  readonly onFocus: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** The widths of the columns: dragged at the end of a header, or set with the arrow keys. */
export function useColumnWidths<Row>(table: TableModel<Row>): ColumnWidths {
  const headers = useRef<HTMLTableRowElement>(null)
  const [chosen, setChosen] = useState<string>()
  const ids = table.getAllLeafColumns().map(({ id }) => id)
  const current = ids.find((id) => id === chosen) ?? ids[0]
  const isSized = Object.keys(table.state.columnSizing).length > 0

  /** The widths that the browser chose become the ones to start from, so that nothing moves. */
  const measure = () => {
    if (isSized) return
    const cells = [...(headers.current?.children ?? [])] as HTMLElement[]
    const widthOf = (id: string) => cells.find(({ dataset }) => dataset.column === id)?.offsetWidth ?? 0
    table.setColumnSizing(Object.fromEntries(ids.map((id) => [id, widthOf(id)])))
  }
  const sizeOf = (id: string) => table.getColumn(id)?.getSize() ?? 0
  return {
    headers,
    current,
    widthOf: (id) => (isSized && id !== undefined ? sizeOf(id) : undefined),
    isResizing: (id) => table.getColumn(id)?.getIsResizing() === true,
    onPress: (id, event) => {
      if (!isAtEnd(event)) return
      measure()
      const header = table.getFlatHeaders().find(({ column }) => column.id === id)
      header?.getResizeHandler()(event)
    },
    onFocus: measure,
    onKeyDown: (event) => {
      const step = stepOf(event)
      const other = rovingTarget(event.key, ids.indexOf(current ?? ''), ids.length, 'vertical')
      if (step === 0 && other === null) return
      event.preventDefault()
      if (other !== null) setChosen(ids[other])
      else if (current) table.setColumnSizing((sizes) => ({ ...sizes, [current]: sizeOf(current) + step }))
    },
  }
}

function isAtEnd(event: MouseEvent<HTMLElement> | TouchEvent<HTMLElement>): boolean {
  const x = 'touches' in event ? event.touches[0]?.clientX : event.clientX
  return x !== undefined && event.currentTarget.getBoundingClientRect().right - x <= GRIP
}

function stepOf({ key, shiftKey }: KeyboardEvent): number {
  const step = shiftKey ? WIDE_STEP : STEP
  if (key === 'ArrowRight') return step
  return key === 'ArrowLeft' ? -step : 0
}

interface WidthControlProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly widths: ColumnWidths
}

/** The widths by keyboard: one stop of the Tab key, seen while it has the focus. */
export function WidthControl<Row>({ columns, widths }: WidthControlProps<Row>) {
  const messages = useStore(tableMessages)
  const column = columns.find(({ id }) => id === widths.current)
  if (!column) return null
  const name = messages.width({ column: typeof column.header === 'string' ? column.header : column.id })
  const width = widths.widthOf(column.id)
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that can be focused is a widget
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={name}
      title={messages.widthKeys}
      aria-valuenow={Math.round(width ?? 0)}
      aria-valuetext={width === undefined ? messages.widthAuto : undefined}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator that can be focused is a widget
      tabIndex={0}
      className={styles.control}
      onFocus={widths.onFocus}
      onKeyDown={widths.onKeyDown}
    >
      {`${name}. ${messages.widthKeys}`}
    </div>
  )
}
