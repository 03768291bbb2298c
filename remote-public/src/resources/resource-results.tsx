import { useStore } from '@nanostores/react'
import type { Answer } from '@platform/shared-contracts/client'
import type { ResourcePage } from '@platform/shared-contracts/http'
import { SearchIcon } from '@platform/shared-ui/icon'
import { Pagination } from '@platform/shared-ui/pagination'
import { Listing } from '../ui/listing.tsx'
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
    <Listing
      label={m.title}
      className={styles.results}
      status={status}
      rows={page?.items ?? null}
      card={(resource) => <ResourceCard key={resource.id} resource={resource} />}
      count={(count) => m.found({ count })}
      failed={m.failed}
      onRetry={onRetry}
      placeholders={{ cards: 6, lines: 4 }}
      empty={{ icon: <SearchIcon />, text: m.empty, clear: m.clear, onClear }}
      total={page?.total}
      pages={
        page &&
        page.total > page.size && (
          <Pagination page={page.page} size={page.size} total={page.total} onPage={onPage} />
        )
      }
    />
  )
}
