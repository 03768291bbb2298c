import { useStore } from '@nanostores/react'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useAddress } from '../lib/use-address.ts'
import { PostComposer } from './post-composer.tsx'
import { PostList } from './post-list.tsx'
import { useGetSocialPostQuery } from './social.api.ts'
import { composerMessages } from './social.messages.ts'
import layout from '../ui/layout.module.css'

/** /social-media: the list; `?post=new` writes one, `?post=ID` opens it. */
export function SocialMediaRoute() {
  const chosen = useAddress().value('post')
  return (
    <div className={`content ${layout.page}`}>
      {chosen === '' && <PostList />}
      {chosen === 'new' && <PostComposer key="new" post={null} />}
      {chosen !== '' && chosen !== 'new' && <ChosenPost key={chosen} id={Number(chosen)} />}
    </div>
  )
}

function ChosenPost({ id }: { readonly id: number }) {
  const t = useStore(composerMessages)
  const { data: post, isError, refetch } = useGetSocialPostQuery(id)
  if (post) return <PostComposer post={post} />
  if (isError) return <FailedState onRetry={refetch}>{t.loadFailed}</FailedState>
  return <Skeleton lines={8} />
}

export { SocialMediaRoute as Component }
