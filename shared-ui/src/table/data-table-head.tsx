import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { tableMessages } from '../app/table.messages.ts'
import type { Column } from './data-table-column.ts'
import type { ColumnWidths } from './data-table-widths.tsx'
import widthStyles from './data-table-widths.module.css'
import styles from './data-table.module.css'
import { ChevronDownIcon, SortIcon } from '../layout/icon.tsx'
import { classNames } from '../lib/class-names.ts'
import type { SortDirection } from './compare-keys.rule.ts'
import type { TableView } from './use-data-table.ts'

interface DataTableHeadProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly view: TableView<Row>
  readonly widths: ColumnWidths
  readonly hasActions: boolean
  /** In front of the first column. */
  readonly selectPage: ReactNode
}

export function DataTableHead<Row>({
  columns,
  view,
  widths,
  hasActions,
  selectPage,
}: DataTableHeadProps<Row>) {
  const messages = useStore(tableMessages)
  return (
    <thead>
      <tr role="row" ref={widths.headers}>
        {selectPage}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} view={view} widths={widths} />
        ))}
        {hasActions && (
          <th scope="col" role="columnheader" className={styles.actionsHead}>
            <span className="visually-hidden">{messages.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface HeadCellProps<Row> extends Pick<DataTableHeadProps<Row>, 'view' | 'widths'> {
  readonly column: Column<Row>
}

function HeadCell<Row>({ column, view, widths }: HeadCellProps<Row>) {
  const { sort, setSort } = view
  const direction = sort?.column === column.id ? sort.direction : undefined
  const next = direction === 'ascending' ? 'descending' : 'ascending'
  return (
    <th
      scope="col"
      role="columnheader"
      data-column={column.id}
      data-name={column.isRowHeader}
      className={classNames(styles.head, widthStyles.head, column.align === 'end' && styles.end)}
      style={{ width: widths.widthOf(column.id) }}
      aria-sort={column.sortBy && (direction ?? 'none')}
      data-resizing={widths.isResizing(column.id)}
      onMouseDown={(event) => widths.onPress(column.id, event)}
      onTouchStart={(event) => widths.onPress(column.id, event)}
    >
      {column.sortBy ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => setSort({ column: column.id, direction: next })}
        >
          {column.header}
          <SortMark direction={direction} />
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}

function SortMark({ direction }: { readonly direction: SortDirection | undefined }) {
  if (!direction) return <SortIcon size={0.95} className={styles.unsorted} />
  return (
    <ChevronDownIcon
      size={0.95}
      className={classNames(styles.sorted, direction === 'ascending' && styles.up)}
    />
  )
}
