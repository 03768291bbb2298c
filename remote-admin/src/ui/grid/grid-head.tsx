import { useStore } from '@nanostores/react'
import type { Column } from '@platform/shared-ui/data-table'
import { ChevronDownIcon, SortIcon } from '@platform/shared-ui/icon'
import { format } from '@platform/shared-contracts/remote'
import { gridMessages } from '../resource.messages.ts'
import { cellName } from './cell-position.ts'
import type { VirtualGridProps } from './grid-props.ts'
import type { ShownColumn } from './use-grid-columns.ts'
import styles from './grid.module.css'

interface GridHeadProps<Row> extends Pick<VirtualGridProps<Row>, 'total' | 'sort' | 'selection'> {
  readonly columns: readonly ShownColumn<Row>[]
  /** The header that the Tab key reaches; -1 for none. */
  readonly activeColumn: number
}

/** The column headers: row 0 of the grid. What they do is handled by the grid. */
export function GridHead<Row>({ columns, total, sort, selection, activeColumn }: GridHeadProps<Row>) {
  const cell = (column: number) => ({
    'aria-colindex': column + 1,
    'data-cell': cellName({ row: 0, column }),
    tabIndex: column === activeColumn ? 0 : -1,
  })
  return (
    <div role="row" aria-rowindex={1} className={styles.head}>
      <div role="columnheader" className={styles.select} {...cell(0)}>
        <SelectAll {...{ total, selection }} />
      </div>
      {columns.map(({ column, at }) => (
        <div
          key={column.id}
          role="columnheader"
          className={styles.headCell}
          data-name={column.isRowHeader}
          style={{ gridColumn: at + 2 }}
          aria-sort={column.sortBy && (sort?.column === column.id ? sort.direction : 'none')}
          {...cell(at + 1)}
        >
          <HeadText column={column} sort={sort} />
        </div>
      ))}
    </div>
  )
}

function HeadText<Row>({
  column,
  sort,
}: { readonly column: Column<Row> } & Pick<GridHeadProps<Row>, 'sort'>) {
  if (!column.sortBy) return column.header
  const direction = sort?.column === column.id ? sort.direction : undefined
  return (
    <button type="button" className={styles.sort} tabIndex={-1}>
      {column.header}
      {direction ? (
        <ChevronDownIcon size={0.95} className={direction === 'ascending' ? styles.up : styles.down} />
      ) : (
        <SortIcon size={0.95} className={styles.unsorted} />
      )}
    </button>
  )
}

function SelectAll({ total, selection }: Pick<GridHeadProps<never>, 'total' | 'selection'>) {
  const t = useStore(gridMessages)
  const { number } = useStore(format)
  const { isAll, isAny, isDisabled } = selection
  return (
    <input
      type="checkbox"
      className={styles.box}
      aria-label={t.selectAll({ count: number(total) })}
      checked={isAll}
      disabled={isDisabled}
      readOnly
      tabIndex={-1}
      ref={(box) => {
        if (box) box.indeterminate = isAny && !isAll
      }}
    />
  )
}
