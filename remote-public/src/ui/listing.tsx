import type { ReactNode } from 'react'
import type { Answer } from '@platform/shared-contracts/client'
import { Button } from '@platform/shared-ui/button'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import styles from './listing.module.css'

interface ListingProps<Row> {
  readonly label: string
  /** Declares `--card-height`, and where they differ `--card-width` and `--card-gap`. */
  readonly className: string | undefined
  readonly status: Answer<unknown>['status']
  /** The last answer; it stays while the next one is on its way. */
  readonly rows: readonly Row[] | null
  readonly card: (row: Row) => ReactNode
  /** How many there are, as a text. */
  readonly count: (total: number) => string
  readonly failed: string
  readonly onRetry: () => void
  /** In place of cards while there are none yet. */
  readonly placeholders: { readonly cards: number; readonly lines: number }
  readonly empty: {
    readonly icon: ReactNode
    readonly text: string
    readonly clear: string
    readonly onClear: () => void
  }
  /** Rows of all pages together, of a list that comes in pages. */
  readonly total?: number | undefined
  /** The way to the other pages. */
  readonly pages?: ReactNode
}

/** A public list of cards: being read, failed, empty or full, with its pages. */
export function Listing<Row>(props: ListingProps<Row>) {
  const { label, className = '', status, rows, failed, onRetry, placeholders } = props
  return (
    <section className={`${styles.results} ${className}`} aria-label={label} aria-busy={status === 'loading'}>
      {status === 'failed' && <FailedState onRetry={onRetry}>{failed}</FailedState>}
      {!rows && status === 'loading' && <Placeholders {...placeholders} />}
      {rows && <Found {...props} rows={rows} />}
    </section>
  )
}

function Found<Row>({
  rows,
  card,
  count,
  empty,
  total,
  pages,
}: ListingProps<Row> & { rows: readonly Row[] }) {
  return (
    <>
      <p className={styles.count} role="status">
        {count(total ?? rows.length)}
      </p>
      {rows.length === 0 ? (
        <EmptyState icon={empty.icon} action={<Button onClick={empty.onClear}>{empty.clear}</Button>}>
          {empty.text}
        </EmptyState>
      ) : (
        <ul className={styles.grid}>{rows.map(card)}</ul>
      )}
      {pages}
    </>
  )
}

function Placeholders({ cards, lines }: ListingProps<unknown>['placeholders']) {
  return (
    <div className={styles.grid}>
      {Array.from({ length: cards }, (_, index) => (
        <div key={index} className={styles.placeholder}>
          <Skeleton lines={lines} />
        </div>
      ))}
    </div>
  )
}
