import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { BlogAdminPage, BlogAdminSummary } from '@platform/shared-contracts/http'
import { Button, LinkButton } from '@platform/shared-ui/button'
import { ChoiceBar } from '@platform/shared-ui/choice-bar'
import { DataTable } from '@platform/shared-ui/data-table'
import { PlusIcon } from '@platform/shared-ui/icon'
import { PageHeader } from '@platform/shared-ui/page-header'
import { SearchField } from '@platform/shared-ui/search-field'
import { format } from '../lib/format.ts'
import { useAddress } from '../lib/use-address.ts'
import { PAGE_SIZE, useListPostsQuery } from './blog.api.ts'
import { blogMessages } from './blog.messages.ts'
import { postColumns } from './post-columns.tsx'
import { RemovePostDialog } from './remove-post-dialog.tsx'
import classes from './blog.module.css'

export function PostList() {
  const t = useStore(blogMessages)
  const address = useAddress()
  const { q, state, page } = { q: address.value('q'), state: address.value('state'), page: address.page }
  const posts = useListPostsQuery({ page, q: q || undefined, state: state || undefined })
  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <LinkButton to="/admin/blog?post=new" variant="primary" icon={<PlusIcon />}>
            {t.newPost}
          </LinkButton>
        }
      />
      <div className={classes.filters}>
        <SearchField label={t.search} value={q} onChange={(value) => address.choose({ q: value })} />
        <StateFilter
          counts={posts.data?.counts}
          value={state}
          onChange={(value) => address.choose({ state: value })}
        />
      </div>
      <PostTable posts={posts} address={address} />
    </>
  )
}

interface PostTableProps {
  readonly posts: ReturnType<typeof useListPostsQuery>
  readonly address: ReturnType<typeof useAddress>
}

function PostTable({ posts: { data, isError, isFetching, refetch }, address }: PostTableProps) {
  const t = useStore(blogMessages)
  const { time } = useStore(format)
  const [removing, setRemoving] = useState<BlogAdminSummary | null>(null)
  const actions = ({ slug, state }: BlogAdminSummary) => [
    { label: t.edit, to: `/admin/blog?post=${slug}` },
    state === 'published' ? { label: t.view, to: `/blog/${slug}` } : null,
  ]
  return (
    <>
      <DataTable
        caption={t.caption}
        isCaptionHidden
        columns={postColumns(t, time)}
        rows={data?.items}
        rowKey={({ slug }) => slug}
        rowLabel={({ title }) => title}
        rowActions={(post) => [
          ...actions(post),
          post.state === 'draft'
            ? { label: t.remove, isDanger: true, onSelect: () => setRemoving(post) }
            : null,
        ]}
        isLoading={isFetching}
        isFailed={isError}
        onRetry={refetch}
        emptyText={t.empty}
        emptyAction={<Button onClick={() => address.choose({ q: '', state: '' })}>{t.clear}</Button>}
        page={{ page: address.page, size: PAGE_SIZE, total: data?.total ?? 0 }}
        onPage={address.turn}
      />
      {removing && <RemovePostDialog post={removing} onClose={() => setRemoving(null)} />}
    </>
  )
}

interface StateFilterProps {
  readonly counts: BlogAdminPage['counts'] | undefined
  readonly value: string
  readonly onChange: (state: string) => void
}

function StateFilter({ counts, value, onChange }: StateFilterProps) {
  const t = useStore(blogMessages)
  const { draft = 0, planned = 0, published = 0 } = counts ?? {}
  const choices = [
    ['', t.all({ count: draft + planned + published })],
    ['draft', t.drafts({ count: draft })],
    ['planned', t.plannedPosts({ count: planned })],
    ['published', t.publishedPosts({ count: published })],
  ] as const
  return <ChoiceBar label={t.states} choices={choices} value={value} onChoose={onChange} />
}
