import { useStore } from '@nanostores/react'
import type { BlogAdminPage, BlogAdminSummary } from '@platform/shared-contracts/http'
import { LinkButton } from '@platform/shared-ui/button'
import { format } from '@platform/shared-contracts/remote'
import { ListPage } from '../ui/lists/list-page.tsx'
import { useListView } from '../ui/lists/use-list-view.ts'
import { useListPostsQuery, useRemovePostMutation } from './blog.api.ts'
import { blogMessages } from './blog.messages.ts'
import { postColumns } from './post-columns.tsx'

type Texts = ReturnType<(typeof blogMessages)['get']>

export function PostList() {
  const t = useStore(blogMessages)
  const { time } = useStore(format)
  const view = useListView(['q', 'state'])
  const { q, state } = view.filters
  const posts = useListPostsQuery({ ...view.query, q: q || undefined, state: state || undefined })
  return (
    <ListPage
      title={t.title}
      lead={t.lead}
      add={{ to: '/admin/blog?post=new', label: t.newPost }}
      notice={<LinkButton to="/admin/blog?list=readers">{t.readers}</LinkButton>}
      search={t.search}
      states={{ label: t.states, choices: statesIn(t, posts.data?.counts) }}
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
  )
}

function removalOf({ slug, revision, title }: BlogAdminSummary, t: Texts) {
  return {
    useRemove: useRemovePostMutation,
    arg: { slug, revision },
    title: t.removeTitle({ title }),
    text: t.removeText,
    action: t.remove,
    done: t.removed,
  }
}

function statesIn(t: Texts, counts: BlogAdminPage['counts'] | undefined) {
  const { draft = 0, planned = 0, published = 0 } = counts ?? {}
  return [
    ['', t.all({ count: draft + planned + published })],
    ['draft', t.drafts({ count: draft })],
    ['planned', t.plannedPosts({ count: planned })],
    ['published', t.publishedPosts({ count: published })],
  ] as const
}
