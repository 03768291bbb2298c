import { lazy, Suspense } from 'react'
import { useStore } from '@nanostores/react'
import { SearchIcon } from '@platform/shared-ui/icon'
import { useAddressParams } from '@platform/shared-ui/address-params'
import { pathOfChoices, withChoice } from '../lib/address-choice.rule.ts'
import { untilLoaded } from '../lib/until-loaded.ts'
import { useAnswer } from '../lib/use-answer.ts'
import { Listing } from '../ui/listing.tsx'
import { BlogCard } from './blog-card.tsx'
import { BlogFilters } from './blog-filters.tsx'
import { blogMessages } from './blog.messages.ts'
import styles from './blog.module.css'

// Below the posts: its script loads when the page has become interactive, and not within the budget of the first screen.
const BlogPages = lazy(async () => {
  const pages = await untilLoaded(() => import(/* webpackChunkName: "blog-later" */ './blog-pages.tsx'))
  return { default: pages.BlogPages }
})

const LIMITS = { q: 100, tag: 40 }

/** The tenant's posts, newest first; search, topic and page are in the address. */
export function BlogList() {
  const m = useStore(blogMessages)
  const [address, setAddress] = useAddressParams()
  const { answer, data, reload } = useAnswer(
    pathOfChoices(address, { path: '/blog', limits: LIMITS }),
    'BlogPage',
  )
  const choose = (name: string, value: string) => {
    const isFilter = name !== 'page'
    setAddress((current) => withChoice(current, name, value), {
      replace: isFilter,
      preventScrollReset: isFilter,
    })
  }
  return (
    <>
      <BlogFilters address={address} tags={data?.tags ?? []} onChoose={choose} />
      <Listing
        label={m.title}
        className={styles.results}
        status={answer.status}
        rows={data?.items ?? null}
        card={(post) => <BlogCard key={post.slug} post={post} />}
        count={(count) => m.found({ count })}
        failed={m.failed}
        onRetry={reload}
        placeholders={{ cards: 6, lines: 5 }}
        empty={{
          icon: <SearchIcon />,
          text: m.empty,
          clear: m.clear,
          onClear: () => setAddress(() => new URLSearchParams(), { replace: true }),
        }}
        total={data?.total}
        pages={
          data &&
          data.total > data.size && (
            <Suspense>
              <BlogPages
                page={data.page}
                size={data.size}
                total={data.total}
                onPage={(page) => choose('page', String(page))}
              />
            </Suspense>
          )
        }
      />
    </>
  )
}
