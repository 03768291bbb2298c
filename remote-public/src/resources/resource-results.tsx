import { useStore } from '@nanostores/react'
import type { ResourcePage } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { FailedState } from '@platform/shared-ui/failed-state'
import { SearchIcon } from '@platform/shared-ui/icon'
import { Pagination } from '@platform/shared-ui/pagination'
import { Skeleton } from '@platform/shared-ui/skeleton'
import type { Answer } from '@platform/shared-contracts/client'
import { ResourceCard } from './resource-card.tsx'
import { resourcesMessages } from './resources.messages.ts'
import styles from './resources.module.css'

interface ResourceResultsProps {
  readonly status: Answer<unknown>['status']
  /** The last page that was read; it stays while the next one is on its way. */
  readonly page: ResourcePage | null
  readonly onPage: (page: number) => void
  readonly onClear: () => void
  readonly onRetry: () => void
}

export function ResourceResults({ status, page, onPage, onClear, onRetry }: ResourceResultsProps) {
  const m = useStore(resourcesMessages)
  return (
    <section className={styles.results} aria-label={m.title} aria-busy={status === 'loading'}>
      {status === 'failed' && <FailedState onRetry={onRetry}>{m.failed}</FailedState>}
      {!page && status === 'loading' && <LoadingCards />}
      {page && <Found page={page} onPage={onPage} onClear={onClear} />}
    </section>
  )
}

function Found({
  page,
  onPage,
  onClear,
}: Omit<ResourceResultsProps, 'status' | 'onRetry'> & { page: ResourcePage }) {
  const m = useStore(resourcesMessages)
  return (
    <>
      <p className={styles.count} role="status">
        {m.found({ count: page.total })}
      </p>
      {page.total === 0 ? (
        <EmptyState icon={<SearchIcon />} action={<Button onClick={onClear}>{m.clear}</Button>}>
          {m.empty}
        </EmptyState>
      ) : (
        <ul className={styles.grid}>
          {page.items.map((resource) => (
            <ResourceCard key={resource.id} resource={resource} />
          ))}
        </ul>
      )}
      {page.total > page.size && (
        <Pagination page={page.page} size={page.size} total={page.total} onPage={onPage} />
      )}
    </>
  )
}

function LoadingCards() {
  return (
    <div className={styles.grid}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={styles.placeholder}>
          <Skeleton lines={4} />
        </div>
      ))}
    </div>
  )
}
