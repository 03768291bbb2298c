import { useStore } from '@nanostores/react'
import { tableMessages } from '../app/table.messages.ts'
import { uiMessages } from '../app/ui.messages.ts'
import type { Column } from './data-table-column.ts'
import cards from './data-table-cards.module.css'
import { SelectRow } from './data-table-select.tsx'
import styles from './data-table.module.css'
import type { DataTableProps } from './data-table-props.ts'
import { classNames } from '../lib/class-names.ts'
import { Menu } from '../menu/menu.tsx'

const SKELETON_ROWS = 5

/** On a phone a row is a card: what is displayed as a block is no table to the browser, unless it says so. */
const ROLE = { cell: { role: 'cell' }, rowHeader: { role: 'rowheader' } } as const

export function DataTableBody<Row>(props: DataTableProps<Row>) {
  const { rows, columns, rowKey } = props
  const extra = (props.rowActions ? 1 : 0) + (props.selection ? 1 : 0)
  if (!rows) return <SkeletonBody columnCount={columns.length + extra} />
  return (
    <tbody>
      {rows.map((row) => (
        <tr
          key={rowKey(row)}
          role="row"
          className={classNames(styles.row, cards.row)}
          data-selected={props.selection?.isSelected(rowKey(row))}
        >
          {props.selection && <SelectRow {...props} selection={props.selection} row={row} />}
          {columns.map((column) => (
            <Cell key={column.id} column={column} row={row} />
          ))}
          <ActionsCell {...props} row={row} />
        </tr>
      ))}
    </tbody>
  )
}

function Cell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const className = classNames(
    styles.cell,
    column.align === 'end' && styles.end,
    column.isCompact && styles.compact,
    column.isRowHeader && classNames(styles.rowHeader, cards.rowHeader),
  )
  const label = typeof column.header === 'string' ? column.header : undefined
  return column.isRowHeader ? (
    <th scope="row" {...ROLE.rowHeader} className={className} data-name>
      {column.cell(row)}
    </th>
  ) : (
    // In a card each value carries the name of its column.
    <td {...ROLE.cell} className={className} data-label={label}>
      <div className={cards.value}>{column.cell(row)}</div>
    </td>
  )
}

function ActionsCell<Row>({ row, rowActions, rowLabel }: DataTableProps<Row> & { readonly row: Row }) {
  const messages = useStore(tableMessages)
  if (!rowActions) return null
  const entries = rowActions(row)
  const label = rowLabel ? messages.actionsFor({ row: rowLabel(row) }) : messages.actions
  return (
    <td {...ROLE.cell} className={classNames(styles.actions, cards.actions)}>
      {entries.some(Boolean) && <Menu trigger="icon" align="end" label={label} entries={entries} />}
    </td>
  )
}

function SkeletonBody({ columnCount }: { readonly columnCount: number }) {
  const messages = useStore(uiMessages)
  return (
    <tbody>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <tr key={row} role="row" className={classNames(styles.row, cards.row)}>
          {Array.from({ length: columnCount }, (_, column) => (
            <td key={column} {...ROLE.cell} className={styles.cell}>
              {row === 0 && column === 0 && (
                <span role="status" className="visually-hidden">
                  {messages.loading}
                </span>
              )}
              <span className={styles.placeholder} aria-hidden="true" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
