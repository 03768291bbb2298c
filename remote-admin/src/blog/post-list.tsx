import { useStore } from '@nanostores/react'
import type { BlogAdminPage, BlogAdminSummary } from '@platform/shared-contracts/http'
import { LinkButton } from '@platform/shared-ui/button'
import { ChoiceBar } from '@platform/shared-ui/choice-bar'
import { PlusIcon } from '@platform/shared-ui/icon'
import { PageHeader } from '@platform/shared-ui/page-header'
import { SearchField } from '@platform/shared-ui/search-field'
import { format } from '@platform/shared-contracts/remote'
import { ResourceList } from '../ui/resource-list.tsx'
import { useListView } from '../ui/use-list-view.ts'
import { useListPostsQuery, useRemovePostMutation } from './blog.api.ts'
import { blogMessages } from './blog.messages.ts'
import { postColumns } from './post-columns.tsx'
import layout from '../ui/layout.module.css'

export function PostList() {
  const t = useStore(blogMessages)
  const { time } = useStore(format)
  const view = useListView(['q', 'state'])
  const { q, state } = view.filters
  const posts = useListPostsQuery({ ...view.query, q: q || undefined, state: state || undefined })
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
      <div className={layout.search}>
        <SearchField label={t.search} value={q} onChange={(value) => view.choose({ q: value })} />
        <StateFilter
          counts={posts.data?.counts}
          value={state}
          onChange={(value) => view.choose({ state: value })}
        />
      </div>
      <ResourceList
        caption={t.caption}
        columns={postColumns(t, time)}
        answer={posts}
        view={view}
        rowKey={({ slug }) => slug}
        rowName={({ title }) => title}
        rowActions={(post) => [
          { label: t.edit, to: `/admin/blog?post=${post.slug}` },
          post.state === 'published' ? { label: t.view, to: `/blog/${post.slug}` } : null,
        ]}
        removal={(post) => (post.state === 'draft' ? removalOf(post, t) : null)}
        empty={{ text: t.empty, filtered: t.empty, clear: t.clear }}
      />
    </>
  )
}

function removalOf({ slug, revision, title }: BlogAdminSummary, t: ReturnType<(typeof blogMessages)['get']>) {
  return {
    useRemove: useRemovePostMutation,
    arg: { slug, revision },
    title: t.removeTitle({ title }),
    text: t.removeText,
    action: t.remove,
    done: t.removed,
  }
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
