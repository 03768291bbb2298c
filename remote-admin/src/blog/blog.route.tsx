import { useStore } from '@nanostores/react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { useAddress } from '../lib/use-address.ts'
import { ListOrEditor } from '../ui/lists/list-or-editor.tsx'
import { LoadedRow } from '../ui/lists/loaded-row.tsx'
import { useGetPostQuery } from './blog.api.ts'
import { editorMessages } from './blog.messages.ts'
import { PostEditor } from './post-editor.tsx'
import { PostList } from './post-list.tsx'
import { ReaderList } from './reader-list.tsx'

/** /admin/blog: the list; `?post=new` writes one, `?post=SLUG` edits it, `?list=readers` is who gets new ones. */
export function BlogAdminRoute() {
  const isReaders = useAddress().value('list') === 'readers'
  return (
    <ListOrEditor
      param="post"
      list={isReaders ? <ReaderList /> : <PostList />}
      add={<NewPost />}
      edit={(slug) => <ChosenPost slug={slug} />}
    />
  )
}

function NewPost() {
  const { session } = usePlatform()
  const name = [session.user?.firstName, session.user?.lastName].filter(Boolean).join(' ')
  return <PostEditor post={null} author={name} />
}

function ChosenPost({ slug }: { readonly slug: string }) {
  const t = useStore(editorMessages)
  return (
    <LoadedRow answer={useGetPostQuery(slug)} failed={t.loadFailed}>
      {(post) => <PostEditor post={post} />}
    </LoadedRow>
  )
}

export { BlogAdminRoute as Component }
