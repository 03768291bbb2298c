import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'
import { tableMessages } from './app/table.messages.ts'
import { uiMessages } from './app/ui.messages.ts'
import { Button } from './button.tsx'
import { DataTableBody } from './data-table-body.tsx'
import { DataTableHead } from './data-table-head.tsx'
import styles from './data-table.module.css'
import { EmptyState } from './empty-state.tsx'
import { FailedState } from './failed-state.tsx'
import { useKeptFocus } from './lib/use-kept-focus.ts'
import { useTableView, type TableView, type TableViewOptions } from './lib/use-table-view.ts'
import type { MenuEntry } from './menu-entry.ts'
import { Pagination } from './pagination.tsx'

export type { Column, TablePage, TableSort } from './data-table-column.ts'

export interface DataTableProps<Row> extends TableViewOptions<Row> {
  /** What the table lists. Read aloud, and shown unless hidden. */
  readonly caption: string
  readonly isCaptionHidden?: boolean
  readonly rowKey: (row: Row) => string | number
  /** How a row is called: 'Actions for Fall Protection'. The row header's text serves well. */
  readonly rowLabel?: (row: Row) => string
  readonly rowActions?: (row: Row) => readonly MenuEntry[]
  /** A newer answer is on its way; the rows that are there stay. */
  readonly isLoading?: boolean
  /** The last answer failed; the rows that are there stay. */
  readonly isFailed?: boolean
  readonly onRetry?: () => void
  readonly emptyText?: ReactNode
  readonly emptyAction?: ReactNode
}

/** Rows and columns with sort, pages and row actions. Too wide for the screen, it scrolls within itself. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, isFailed, onRetry } = props
  const view = useTableView(props)
  if (isFailed && !rows) return <FailedState onRetry={onRetry} />
  return (
    <div className={styles.frame}>
      {isFailed && <FailedAgain onRetry={onRetry} />}
      <ScrollingTable {...props} view={view} />
      {rows && view.page.total > view.page.size && (
        <div className={styles.foot}>
          <Pagination {...view.page} onPage={view.setPage} />
        </div>
      )}
    </div>
  )
}

function ScrollingTable<Row>(props: DataTableProps<Row> & { readonly view: TableView<Row> }) {
  const { caption, isCaptionHidden, isLoading = false, rows, view } = props
  const scroller = useKeptFocus<HTMLDivElement>(view.rows)
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      role="region"
      aria-label={caption}
      aria-busy={isLoading}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className={styles.table}>
        <caption className={isCaptionHidden ? 'visually-hidden' : styles.caption}>{caption}</caption>
        <DataTableHead
          columns={props.columns}
          sort={view.sort}
          onSort={view.setSort}
          hasActions={props.rowActions !== undefined}
        />
        <DataTableBody {...props} rows={view.rows} />
      </table>
      {rows?.length === 0 && <NoRows {...props} />}
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
