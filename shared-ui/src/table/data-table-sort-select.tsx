import { useStore } from '@nanostores/react'
import { tableMessages } from '../app/table.messages.ts'
import type { Column, TableSort } from './data-table-column.ts'
import type { TableView } from './use-data-table.ts'
import { SelectField } from '../fields/select-field.tsx'

const DIRECTIONS = ['ascending', 'descending'] as const

interface SortSelectProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly view: TableView<Row>
}

/** The order of the rows on a phone, where cards have no column headers. */
export function SortSelect<Row>({ columns, view: { sort, setSort } }: SortSelectProps<Row>) {
  const messages = useStore(tableMessages)
  const choices = columns.flatMap(({ id, header, sortBy }) =>
    sortBy && typeof header === 'string'
      ? DIRECTIONS.map((direction) => ({
          column: id,
          direction,
          label: messages[direction]({ column: header }),
        }))
      : [],
  )
  if (choices.length === 0) return null
  return (
    <SelectField
      label={messages.sortBy}
      {...(sort ? {} : { emptyOption: messages.unsorted })}
      value={sort ? valueOf(sort) : ''}
      options={choices.map((choice) => ({ value: valueOf(choice), label: choice.label }))}
      onChange={({ target }) => {
        const chosen = choices.find((choice) => valueOf(choice) === target.value)
        if (chosen) setSort({ column: chosen.column, direction: chosen.direction })
      }}
    />
  )
}

function valueOf({ column, direction }: TableSort): string {
  return `${column} ${direction}`
}
