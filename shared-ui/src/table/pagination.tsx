import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { locale } from '@platform/shared-contracts/remote'
import { pagingMessages } from '../app/paging.messages.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../layout/icon.tsx'
import { pageCount, pageNumbers, pageRange } from '../lib/pages.rule.ts'
import styles from './pagination.module.css'

interface PaginationProps {
  /** Counted from 1. */
  readonly page: number
  readonly size: number
  /** Rows of all pages together. */
  readonly total: number
  readonly onPage: (page: number) => void
  /** The choice of the page size, of a list that offers one. */
  readonly children?: ReactNode
}

/** Where one is in a long list, and the way to the other pages. */
export function Pagination({ page, size, total, onPage, children }: PaginationProps) {
  const messages = useStore(pagingMessages)
  const number = new Intl.NumberFormat(useStore(locale))
  const count = pageCount(total, size)
  const { first, last } = pageRange(page, size, total)
  const range = { first: number.format(first), last: number.format(last), total: number.format(total) }
  return (
    <nav className={styles.paging} aria-label={messages.pages}>
      <p className={styles.range} aria-live="polite">
        {messages.range(range)}
      </p>
      {children}
      {count > 1 && (
        <div className={styles.steps}>
          <Step label={messages.previous} isOff={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeftIcon size={1.125} />
          </Step>
          {pageNumbers(page, count).map((shown, at) =>
            shown === null ? (
              <span key={`gap-${at}`} className={styles.gap} aria-hidden="true">
                &hellip;
              </span>
            ) : (
              <button
                key={shown}
                type="button"
                className={styles.number}
                aria-label={messages.page({ page: number.format(shown) })}
                aria-current={shown === page ? 'page' : undefined}
                onClick={() => onPage(shown)}
              >
                {number.format(shown)}
              </button>
            ),
          )}
          <Step label={messages.next} isOff={page >= count} onClick={() => onPage(page + 1)}>
            <ChevronRightIcon size={1.125} />
          </Step>
        </div>
      )}
    </nav>
  )
}

interface StepProps {
  readonly label: string
  readonly isOff: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** Off but focusable: a disabled button would drop the focus of who has just reached the last page. */
function Step({ label, isOff, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      className={styles.number}
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onClick()
      }}
    >
      {children}
    </button>
  )
}
