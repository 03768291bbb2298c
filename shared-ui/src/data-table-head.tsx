import { useStore } from '@nanostores/react'
import { tableMessages } from './app/table.messages.ts'
import type { Column, TableSort } from './data-table-column.ts'
import styles from './data-table.module.css'
import { ChevronDownIcon, SortIcon } from './icon.tsx'
import { classNames } from './lib/class-names.ts'
import type { SortDirection } from './lib/sort-rows.rule.ts'

interface DataTableHeadProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly sort: TableSort | undefined
  readonly onSort: (sort: TableSort) => void
  readonly hasActions: boolean
}

export function DataTableHead<Row>({ columns, sort, onSort, hasActions }: DataTableHeadProps<Row>) {
  const messages = useStore(tableMessages)
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
        {hasActions && (
          <th scope="col" className={styles.actionsHead}>
            <span className="visually-hidden">{messages.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface HeadCellProps<Row> extends Pick<DataTableHeadProps<Row>, 'sort' | 'onSort'> {
  readonly column: Column<Row>
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined
  const next = direction === 'ascending' ? 'descending' : 'ascending'
  return (
    <th
      scope="col"
      className={classNames(styles.head, column.align === 'end' && styles.end)}
      aria-sort={column.sortBy && (direction ?? 'none')}
    >
      {column.sortBy ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort({ column: column.id, direction: next })}
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
