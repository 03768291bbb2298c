import { useStore } from '@nanostores/react'
import type { SocialPost } from '@platform/shared-contracts/http'
import { socialText } from '@platform/shared-contracts/rules'
import { format, usePlatform } from '@platform/shared-contracts/remote'
import { LinkButton } from '@platform/shared-ui/button'
import { failureOf } from '../lib/failure.ts'
import { ResourceList, type ListAnswer } from '../ui/resource-list.tsx'
import type { ListView } from '../ui/use-list-view.ts'
import { excerptOf } from './excerpt.rule.ts'
import { postColumns } from './post-columns.tsx'
import { useRemoveSocialPostMutation } from './social.api.ts'
import { socialMessages } from './social.messages.ts'
import { useCopy } from './use-copy.ts'
import { useMark } from './use-mark.ts'

interface Props {
  readonly posts: ListAnswer<SocialPost>
  readonly view: ListView
}

export function PostTable({ posts, view }: Props) {
  const t = useStore(socialMessages)
  const formats = useStore(format)
  return (
    <ResourceList
      caption={t.caption}
      columns={postColumns(t, formats)}
      answer={posts}
      view={view}
      rowKey={({ id }) => id}
      rowName={({ text }) => excerptOf(text)}
      rowActions={useActions()}
      removal={(post) => ({
        useRemove: useRemoveSocialPostMutation,
        arg: post,
        title: t.removeTitle,
        text: t.removeText({ text: excerptOf(post.text) }),
        action: t.remove,
        done: t.removed,
      })}
      empty={{
        text: t.none,
        action: <LinkButton to="/social-media?post=new">{t.newPost}</LinkButton>,
        filtered: t.empty,
        clear: t.clear,
      }}
    />
  )
}

function useActions() {
  const t = useStore(socialMessages)
  const copy = useCopy()
  const { mark } = useMark()
  const { notify } = usePlatform()
  return (post: SocialPost) => {
    const isPosted = post.state === 'posted'
    return [
      { label: isPosted ? t.open : t.edit, to: `/social-media?post=${post.id}` },
      { label: t.copy, onSelect: () => void copy(socialText(post)) },
      {
        label: isPosted ? t.reopen : t.markPosted,
        onSelect: () =>
          void mark(post, !isPosted).then(({ error }) => error && notify('danger', failureOf(error).message)),
      },
    ]
  }
}
