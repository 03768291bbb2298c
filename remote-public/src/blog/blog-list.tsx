import { useStore } from '@nanostores/react'
import type { BlogPage } from '@platform/shared-contracts/http'
import { Button } from '@platform/shared-ui/button'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { FailedState } from '@platform/shared-ui/failed-state'
import { SearchIcon } from '@platform/shared-ui/icon'
import { Pagination } from '@platform/shared-ui/pagination'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useSearchParams } from 'react-router-dom'
import { pathOfChoices, withChoice } from '../lib/address-choice.rule.ts'
import { useAnswer } from '../lib/use-answer.ts'
import { BlogCard } from './blog-card.tsx'
import { BlogFilters } from './blog-filters.tsx'
import { blogMessages } from './blog.messages.ts'
import styles from './blog.module.css'

const LIMITS = { q: 100, tag: 40 }

/** The tenant's posts, newest first; search, topic and page are in the address. */
export function BlogList() {
  const m = useStore(blogMessages)
  const [address, setAddress] = useSearchParams()
  const { answer, data, reload } = useAnswer(
    pathOfChoices(address, { path: '/blog', limits: LIMITS }),
    'BlogPage',
  )
  const choose = (name: string, value: string) =>
    setAddress((current) => withChoice(current, name, value), {
      replace: name !== 'page',
      preventScrollReset: name !== 'page',
    })
  return (
    <>
      <BlogFilters address={address} tags={data?.tags ?? []} onChoose={choose} />
      <section className={styles.results} aria-label={m.title} aria-busy={answer.status === 'loading'}>
        {answer.status === 'failed' && <FailedState onRetry={reload}>{m.failed}</FailedState>}
        {!data && answer.status === 'loading' && <LoadingCards />}
        {data && (
          <Found
            page={data}
            onPage={(page) => choose('page', String(page))}
            onClear={() => setAddress({}, { replace: true })}
          />
        )}
      </section>
    </>
  )
}

interface FoundProps {
  readonly page: BlogPage
  readonly onPage: (page: number) => void
  readonly onClear: () => void
}

function Found({ page, onPage, onClear }: FoundProps) {
  const m = useStore(blogMessages)
  return (
    <>
      <p className={styles.count} role="status">
        {m.found({ count: page.total })}
      </p>
      {page.items.length === 0 ? (
        <EmptyState icon={<SearchIcon />} action={<Button onClick={onClear}>{m.clear}</Button>}>
          {m.empty}
        </EmptyState>
      ) : (
        <ul className={styles.grid}>
          {page.items.map((post) => (
            <BlogCard key={post.slug} post={post} />
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
          <Skeleton lines={5} />
        </div>
      ))}
    </div>
  )
}
