import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { Button } from '@platform/shared-ui/button'
import { DataTable, type Column, type TableSort } from '@platform/shared-ui/data-table'
import type { MenuEntry } from '@platform/shared-ui/menu'
import { RemoveAction, type Removal } from '../remove-action.tsx'
import { resourceMessages } from '../resource.messages.ts'
import { SelectionBar } from './selection-bar.tsx'
import type { BulkSelection } from './use-bulk-selection.ts'
import { useExistingPage } from './use-existing-page.ts'
import type { ListView } from './use-list-view.ts'

interface Rows<Row> {
  readonly items: readonly Row[]
  readonly total?: number
}

export interface ListAnswer<Row> {
  /** Those of the last page or filter stay while the next are loaded, or if they could not be. */
  readonly data?: Rows<Row> | undefined
  /** Of this page and filter only: what is selected must be among them. */
  readonly currentData?: Rows<Row> | undefined
  readonly isFetching: boolean
  readonly isError: boolean
  readonly refetch: () => void
}

export interface ResourceListProps<Row, Arg> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  /** Of the list's query hook. Rows without a total are all rows: the table pages them itself. */
  readonly answer: ListAnswer<Row>
  readonly view: ListView
  readonly rowKey: (row: Row) => string | number
  /** How a row is called: 'Actions for Acme'. */
  readonly rowName: (row: Row) => string
  /** In front of the one that removes the row. */
  readonly rowActions?: (row: Row) => readonly MenuEntry[]
  /** Null for a row that stays. */
  readonly removal?: (row: Row) => Removal<Arg> | null
  /** Many columns: see `DataTable`. */
  readonly isWide?: boolean
  /** Rows can be selected, for actions on many of them. Their keys are numbers. */
  readonly bulk?: { readonly selection: BulkSelection; readonly actions: ReactNode }
  readonly empty: {
    /** There is no row at all, and what to do then. */
    readonly text: string
    readonly action?: ReactNode
    /** No row has what the filters want, where there are any. */
    readonly filtered?: string
    /** Without it 'Show all'. */
    readonly clear?: string
  }
}

/** The rows of a resource with their actions; page, order and filters are in the address (`useListView`). */
export function ResourceList<Row, Arg>(props: ResourceListProps<Row, Arg>) {
  const { answer, view, removal, rowName } = props
  const t = useStore(resourceMessages)
  const [removing, setRemoving] = useState<Row | null>(null)
  const total = answer.data?.total
  useExistingPage(view, answer.isFetching ? undefined : answer.currentData?.total)
  const confirmation = removing && removal?.(removing)
  return (
    <div>
      <DataTable
        caption={props.caption}
        isCaptionHidden
        isWide={props.isWide}
        columns={props.columns}
        rows={answer.data?.items}
        rowKey={props.rowKey}
        rowLabel={rowName}
        {...actionsOf(props, t.remove, setRemoving)}
        {...selectionOf(props)}
        isLoading={answer.isFetching}
        isFailed={answer.isError}
        onRetry={answer.refetch}
        {...emptyOf(props, t.showAll)}
        {...pageOf(view, total)}
        {...sortOf(view)}
      />
      <BulkBar {...props} />
      {confirmation && <RemoveAction {...confirmation} onClose={() => setRemoving(null)} />}
    </div>
  )
}

function BulkBar<Row, Arg>(props: ResourceListProps<Row, Arg>) {
  const { bulk, answer } = props
  if (!bulk || !answer.currentData) return null
  const { items, total = items.length } = answer.currentData
  return (
    <SelectionBar selection={bulk.selection} shown={shownIds(props)} total={total}>
      {bulk.actions}
    </SelectionBar>
  )
}

/** The rows of another filter cannot be selected: they would be changed under this one. */
function selectionOf<Row, Arg>(props: ResourceListProps<Row, Arg>) {
  const { bulk, answer } = props
  if (!bulk) return {}
  return { selection: { ...bulk.selection.ofPage(shownIds(props)), isDisabled: !answer.currentData } }
}

function shownIds<Row, Arg>({ answer, rowKey }: ResourceListProps<Row, Arg>): readonly number[] {
  return answer.currentData?.items.map((row) => Number(rowKey(row))) ?? []
}

/** Without any action there is no column for them. */
function actionsOf<Row, Arg>(
  { rowActions, removal }: ResourceListProps<Row, Arg>,
  remove: string,
  onRemove: (row: Row) => void,
) {
  if (!rowActions && !removal) return {}
  const removalOf = (row: Row): MenuEntry => {
    const offered = removal?.(row)
    return offered ? { label: offered.action ?? remove, isDanger: true, onSelect: () => onRemove(row) } : null
  }
  return { rowActions: (row: Row) => [...(rowActions?.(row) ?? []), removalOf(row)] }
}

/** Without a total the table pages itself. */
function pageOf({ page, size, turn, resize }: ListView, total: number | undefined) {
  return total === undefined ? {} : { page: { page, size, total }, onPage: turn, onPageSize: resize }
}

/** Without an order of the API the table sorts the rows itself. */
function sortOf({ sort, order }: ListView) {
  if (sort === '') return {}
  const direction: TableSort['direction'] = sort.startsWith('-') ? 'descending' : 'ascending'
  return { sort: { column: sort.replace('-', ''), direction }, onSort: order }
}

function emptyOf<Row, Arg>({ empty, view }: ResourceListProps<Row, Arg>, showAll: string) {
  if (!view.isFiltered) return { emptyText: empty.text, emptyAction: empty.action }
  return {
    emptyText: empty.filtered,
    emptyAction: <Button onClick={view.clear}>{empty.clear ?? showAll}</Button>,
  }
}
