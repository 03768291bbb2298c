import { useStore } from '@nanostores/react'
import { Alert } from '../feedback/alert.tsx'
import { tableMessages } from '../app/table.messages.ts'
import { uiMessages } from '../app/ui.messages.ts'
import { Button } from '../actions/button.tsx'
import { DataTableBody } from './data-table-body.tsx'
import { DataTableHead } from './data-table-head.tsx'
import { SortSelect } from './data-table-sort-select.tsx'
import { useColumnWidths, WidthControl } from './data-table-widths.tsx'
import cards from './data-table-cards.module.css'
import { SelectPage, SelectPageCell } from './data-table-select.tsx'
import styles from './data-table.module.css'
import wide from './data-table-wide.module.css'
import { EmptyState } from '../feedback/empty-state.tsx'
import { FailedState } from '../feedback/failed-state.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { classNames } from '../lib/class-names.ts'
import { useFocusFallback } from '../lib/use-focus-fallback.ts'
import { useDataTable, type TableView } from './use-data-table.ts'
import { PageSize } from './page-size.tsx'
import { Pagination } from './pagination.tsx'

export type { Column, TablePage, TableSort } from './data-table-column.ts'
export type { RowSelection } from './data-table-props.ts'

/** Rows and columns with sort, pages and row actions. Too wide for the screen, it scrolls within itself. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, isFailed, onRetry } = props
  const view = useDataTable(props)
  if (isFailed && !rows) return <FailedState onRetry={onRetry} />
  return (
    <div className={classNames(styles.frame, cards.cards)}>
      {isFailed && <FailedAgain onRetry={onRetry} />}
      <div className={cards.tools}>
        <SortSelect columns={props.columns} view={view} />
        {props.selection && <SelectPage isNamed {...props} selection={props.selection} rows={view.rows} />}
      </div>
      <ScrollingTable {...props} view={view} />
      {rows && <TableFoot view={view} />}
    </div>
  )
}

function ScrollingTable<Row>(props: DataTableProps<Row> & { readonly view: TableView<Row> }) {
  const { caption, isCaptionHidden, isLoading = false, rows, view } = props
  const widths = useColumnWidths(view.table)
  const scroller = useFocusFallback<HTMLDivElement>(view.rows)
  return (
    <div
      ref={scroller}
      className={classNames(styles.scroller, props.isWide && wide.scroller)}
      role="region"
      aria-label={caption}
      aria-busy={isLoading}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <WidthControl columns={props.columns} widths={widths} />
      <table role="table" className={classNames(styles.table, cards.table)} style={styleOf(view)}>
        <caption className={isCaptionHidden ? 'visually-hidden' : styles.caption}>{caption}</caption>
        <DataTableHead
          columns={props.columns}
          view={view}
          widths={widths}
          hasActions={props.rowActions !== undefined}
          selectPage={
            props.selection && <SelectPageCell {...props} selection={props.selection} rows={view.rows} />
          }
        />
        <DataTableBody {...props} rows={view.rows} />
      </table>
      {rows?.length === 0 && <NoRows {...props} />}
    </div>
  )
}

/** Widths that the user chose hold, whatever the cells contain. */
function styleOf<Row>({ table }: TableView<Row>) {
  const isSized = Object.keys(table.state.columnSizing).length > 0
  return isSized ? { width: table.getTotalSize(), tableLayout: 'fixed' as const } : undefined
}

const SIZES = [20, 50, 100]

function TableFoot<Row>({ view: { page, setPage, setPageSize } }: { readonly view: TableView<Row> }) {
  const smallest = Math.min(page.size, ...SIZES)
  if (page.total <= smallest) return null
  const sizes = setPageSize && [...new Set([page.size, ...SIZES])].toSorted((one, other) => one - other)
  return (
    <div className={styles.foot}>
      <Pagination {...page} onPage={setPage}>
        {sizes && <PageSize size={page.size} sizes={sizes} onSize={setPageSize} />}
      </Pagination>
    </div>
  )
}

function NoRows<Row>({ emptyText, emptyAction }: DataTableProps<Row>) {
  const messages = useStore(tableMessages)
  return <EmptyState action={emptyAction}>{emptyText ?? messages.empty}</EmptyState>
}

function FailedAgain({ onRetry }: { readonly onRetry: (() => void) | undefined }) {
  const messages = useStore(uiMessages)
  const retry = onRetry && (
    <Button size="sm" onClick={onRetry}>
      {messages.retry}
    </Button>
  )
  return (
    <Alert kind="danger" actions={retry}>
      {messages.failed}
    </Alert>
  )
}
