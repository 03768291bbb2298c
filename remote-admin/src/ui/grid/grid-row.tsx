import { useStore } from '@nanostores/react'
import { memo } from 'react'
import { gridMessages } from '../resource.messages.ts'
import { cellName } from './cell-position.ts'
import type { ShownColumn } from './use-grid-columns.ts'
import styles from './grid.module.css'

interface GridRowProps<Row> {
  readonly index: number
  /** In pixels, from the first row. */
  readonly top: number
  /** Undefined until it is loaded: the cells stay where they are. */
  readonly row: Row | undefined
  readonly columns: readonly ShownColumn<Row>[]
  readonly name: string
  readonly isSelected: boolean
  readonly isDisabled: boolean
  /** The cell that the Tab key reaches; -1 for none in this row. */
  readonly activeColumn: number
}

function Cells<Row>(props: GridRowProps<Row>) {
  const { index, top, row, columns, isSelected, activeColumn } = props
  const cell = (column: number) => ({
    'aria-colindex': column + 1,
    'data-cell': cellName({ row: index + 1, column }),
    tabIndex: column === activeColumn ? 0 : -1,
  })
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="gridcell" className={styles.select} {...cell(0)}>
        <SelectRow {...props} />
      </div>
      {columns.map(({ column, at }) => (
        <div
          key={column.id}
          role={column.isRowHeader ? 'rowheader' : 'gridcell'}
          className={styles.cell}
          data-name={column.isRowHeader}
          style={{ gridColumn: at + 2 }}
          {...cell(at + 1)}
        >
          {row === undefined ? <span className={styles.placeholder} aria-hidden="true" /> : column.cell(row)}
        </div>
      ))}
    </div>
  )
}

/** Its change is handled by the grid. The cell has the focus, so the box is no stop of the Tab key. */
function SelectRow<Row>({ row, name, isSelected, isDisabled }: GridRowProps<Row>) {
  const t = useStore(gridMessages)
  if (row === undefined) return null
  return (
    <input
      type="checkbox"
      className={styles.box}
      aria-label={t.select({ name })}
      checked={isSelected}
      disabled={isDisabled}
      readOnly
      tabIndex={-1}
    />
  )
}

/** Scrolling renders the rows that come into view, and no other. */
export const GridRow = memo(Cells) as typeof Cells
