import { useStore } from '@nanostores/react'
import { useId, useRef, type CSSProperties } from 'react'
import type { Column } from '@platform/shared-ui/data-table'
import { gridMessages } from '../resource.messages.ts'
import { GridHead } from './grid-head.tsx'
import type { VirtualGridProps } from './grid-props.ts'
import { GridRow } from './grid-row.tsx'
import { useGridActions } from './use-grid-actions.ts'
import { useGridFocus } from './use-grid-focus.ts'
import { SELECT_REM, columnRem, useGridColumns } from './use-grid-columns.ts'
import { ROW_REM, useGridRows } from './use-grid-rows.ts'
import styles from './grid.module.css'

/**
 * Rows and columns of any number, of which only those in view are rendered, as an ARIA grid: one stop of the Tab key, moved by the
 * arrow keys. The focus is on cells, never on what is in them, so that it stays while rows are loaded.
 */
export function VirtualGrid<Row>(props: VirtualGridProps<Row>) {
  const { caption, columns, total, rowAt, rowKey, rowName, selection } = props
  const t = useStore(gridMessages)
  const keys = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const focus = useGridFocus({ scroller, rowCount: total + 1, columnCount: columns.length + 1, ...props })
  const { rows, height, rem } = useGridRows({ ...props, scroller, active: focus.active.row - 1 })
  const shown = useGridColumns({ columns, scroller, rem, active: focus.active.column - 1 })
  const handlers = useGridActions({ ...props, focus, rows, height })
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={caption}
      aria-describedby={keys}
      aria-rowcount={total + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      aria-busy={props.isBusy}
      tabIndex={-1}
      className={styles.scroller}
      style={templateOf(columns)}
      {...handlers}
    >
      <p id={keys} hidden>
        {t.keys}
      </p>
      <div role="rowgroup" className={`${styles.content} ${styles.headers}`}>
        <GridHead
          {...props}
          columns={shown}
          activeColumn={focus.active.row === 0 ? focus.active.column : -1}
        />
      </div>
      <div
        role="rowgroup"
        className={`${styles.content} ${styles.rows}`}
        style={{ height: rows.getTotalSize() }}
      >
        {rows.getVirtualItems().map(({ index, start }) => {
          const row = rowAt(index)
          return (
            <GridRow
              key={index}
              {...{ index, row, top: start }}
              columns={shown}
              name={row === undefined ? '' : rowName(row)}
              isSelected={row === undefined ? selection.isAll : selection.isSelected(rowKey(row))}
              isDisabled={selection.isDisabled === true}
              activeColumn={index + 1 === focus.active.row ? focus.active.column : -1}
            />
          )
        })}
      </div>
    </div>
  )
}

function templateOf<Row>(columns: readonly Column<Row>[]): CSSProperties {
  const widths = columns.map(columnRem)
  const width = widths.reduce((sum, one) => sum + one, SELECT_REM)
  return {
    '--row': `${ROW_REM}rem`,
    '--width': `${width}rem`,
    '--columns': [`${SELECT_REM}rem`, ...widths.map((one) => `minmax(${one}rem, ${one}fr)`)].join(' '),
  } as CSSProperties
}
