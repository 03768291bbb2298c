import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { format } from '@platform/shared-contracts/remote'
import type { Column } from '@platform/shared-ui/data-table'
import { writeDay } from '../../lib/format.ts'

interface ColumnChoices {
  readonly isRowHeader?: boolean
  /** By its own value. Where the API sorts, only columns that it sorts by. */
  readonly isSorted?: boolean
  /** For a row without this value. */
  readonly none?: string
}

/** The names of properties that hold such a value. */
type Holding<Row, Value> = {
  [Name in keyof Row]-?: Row[Name] extends Value | null ? Name : never
}[keyof Row] &
  string

/** Columns that show one property of a row; others are written as a `Column`. */
export function useColumns<Row>() {
  const formats = useStore(format)
  const columnOf =
    (write: (value: string) => ReactNode, look: Partial<Column<Row>> = {}) =>
    (
      id: Holding<Row, string>,
      header: string,
      { isRowHeader, isSorted, none = '' }: ColumnChoices = {},
    ): Column<Row> => {
      const valueOf = (row: Row) => row[id] as string | null
      const cell = (row: Row) => {
        const value = valueOf(row)
        return value === null ? none : write(value)
      }
      return {
        ...look,
        ...{ id, header, cell },
        ...(isRowHeader ? { isRowHeader } : {}),
        ...(isSorted ? { sortBy: valueOf } : {}),
      }
    }
  return {
    text: columnOf((value) => value),
    day: columnOf((value) => writeDay(value, formats), { isCompact: true }),
  }
}
