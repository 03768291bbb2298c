import { useStore } from '@nanostores/react'
import { useSearchParams } from 'react-router-dom'
import { usePlatform } from '@platform/shared-contracts/remote'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useGetPostQuery } from './blog.api.ts'
import { editorMessages } from './blog.messages.ts'
import { PostEditor } from './post-editor.tsx'
import { PostList } from './post-list.tsx'
import layout from '../ui/layout.module.css'

/** /admin/blog: the list; `?post=new` writes one, `?post=SLUG` edits it. */
export function BlogAdminRoute() {
  const [query] = useSearchParams()
  const chosen = query.get('post')
  return (
    <div className={`content ${layout.page}`}>
      {chosen === null && <PostList />}
      {chosen === 'new' && <NewPost />}
      {chosen !== null && chosen !== 'new' && <ChosenPost key={chosen} slug={chosen} />}
    </div>
  )
}

function NewPost() {
  const { session } = usePlatform()
  const name = [session.user?.firstName, session.user?.lastName].filter(Boolean).join(' ')
  return <PostEditor post={null} author={name} />
}

function ChosenPost({ slug }: { readonly slug: string }) {
  const t = useStore(editorMessages)
  const { data: post, isError, refetch } = useGetPostQuery(slug)
  if (post) return <PostEditor post={post} />
  if (isError) return <FailedState onRetry={refetch}>{t.loadFailed}</FailedState>
  return <Skeleton lines={8} />
}

export { BlogAdminRoute as Component }
