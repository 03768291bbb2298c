import { useStore } from '@nanostores/react'
import { ListOrEditor } from '../ui/lists/list-or-editor.tsx'
import { LoadedRow } from '../ui/lists/loaded-row.tsx'
import { PostComposer } from './post-composer.tsx'
import { PostList } from './post-list.tsx'
import { useGetSocialPostQuery } from './social.api.ts'
import { composerMessages } from './social.messages.ts'

/** /social-media: the list; `?post=new` writes one, `?post=ID` opens it. */
export function SocialMediaRoute() {
  return (
    <ListOrEditor
      param="post"
      list={<PostList />}
      add={<PostComposer post={null} />}
      edit={(id) => <ChosenPost id={Number(id)} />}
    />
  )
}

function ChosenPost({ id }: { readonly id: number }) {
  const t = useStore(composerMessages)
  return (
    <LoadedRow answer={useGetSocialPostQuery(id)} failed={t.loadFailed}>
      {(post) => <PostComposer post={post} />}
    </LoadedRow>
  )
}

export { SocialMediaRoute as Component }
