import { useStore } from '@nanostores/react'
import { tableMessages } from '../app/table.messages.ts'
import cards from './data-table-cards.module.css'
import type { DataTableProps, RowSelection } from './data-table-props.ts'
import styles from './data-table-select.module.css'
import tableStyles from './data-table.module.css'
import { classNames } from '../lib/class-names.ts'

/** On a phone a row is a card, see data-table-body.tsx. */
const CELL = { role: 'cell' } as const

interface SelectRowProps<Row> extends Pick<DataTableProps<Row>, 'rowKey' | 'rowLabel'> {
  readonly selection: RowSelection
  readonly row: Row
}

export function SelectRow<Row>({ row, rowKey, rowLabel, selection }: SelectRowProps<Row>) {
  const messages = useStore(tableMessages)
  const key = rowKey(row)
  return (
    <td {...CELL} className={classNames(tableStyles.cell, styles.cell, cards.select)}>
      <label className={styles.target}>
        <input
          type="checkbox"
          className={styles.box}
          aria-label={messages.select({ row: rowLabel?.(row) ?? key })}
          checked={selection.isSelected(key)}
          disabled={selection.isDisabled}
          onChange={({ target }) => selection.onSelect([key], target.checked)}
        />
      </label>
    </td>
  )
}

interface SelectPageProps<Row> extends Pick<DataTableProps<Row>, 'rowKey'> {
  readonly selection: RowSelection
  readonly rows: readonly Row[] | undefined
  /** With its text next to it. */
  readonly isNamed?: boolean
}

export function SelectPageCell<Row>(props: SelectPageProps<Row>) {
  return (
    <th scope="col" role="columnheader" className={classNames(tableStyles.head, styles.cell)}>
      <SelectPage {...props} />
    </th>
  )
}

/** The text is seen on a phone only, where cards have no column headers. */
export function SelectPage<Row>({ rows = [], rowKey, selection, isNamed = false }: SelectPageProps<Row>) {
  const messages = useStore(tableMessages)
  const keys = rows.map((row) => rowKey(row))
  const selected = keys.filter((key) => selection.isSelected(key)).length
  const isAll = keys.length > 0 && selected === keys.length
  return (
    <label className={isNamed ? styles.named : styles.target}>
      <input
        type="checkbox"
        className={styles.box}
        disabled={keys.length === 0 || selection.isDisabled}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = selected > 0 && !isAll
        }}
        onChange={() => selection.onSelect(keys, !isAll)}
      />
      <span className={isNamed ? undefined : 'visually-hidden'}>{messages.selectPage}</span>
    </label>
  )
}
