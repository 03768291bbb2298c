import { useStore } from '@nanostores/react'
import { SOCIAL_STATES, type SocialPage, type SocialPost } from '@platform/shared-contracts/http'
import { format, usePlatform } from '@platform/shared-contracts/remote'
import { socialText } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { failureOf } from '../lib/failure.ts'
import { ListPage } from '../ui/lists/list-page.tsx'
import { useListView } from '../ui/lists/use-list-view.ts'
import { excerptOf } from './excerpt.rule.ts'
import { postColumns } from './post-columns.tsx'
import { useListSocialPostsQuery, useRemoveSocialPostMutation } from './social.api.ts'
import { socialMessages } from './social.messages.ts'
import { useCopyPost } from './use-copy-post.ts'
import { useMark } from './use-mark.ts'

type Texts = ReturnType<(typeof socialMessages)['get']>

export function PostList() {
  const t = useStore(socialMessages)
  const view = useListView(['q', 'state'])
  const { q, state } = view.filters
  const posts = useListSocialPostsQuery({ ...view.query, q: q || undefined, state: state || undefined })
  return (
    <ListPage
      title={t.title}
      lead={t.lead}
      add={{ to: '/social-media?post=new', label: t.newPost }}
      notice={
        <Alert kind="info" title={t.byHandTitle}>
          {t.byHand}
        </Alert>
      }
      search={t.search}
      states={{ label: t.states, choices: statesIn(t, posts.data?.counts) }}
      caption={t.caption}
      columns={postColumns(t, useStore(format))}
      answer={posts}
      view={view}
      rowKey={({ id }) => id}
      rowName={({ text }) => excerptOf(text)}
      rowActions={useActions()}
      removal={(post) => removalOf(post, t)}
      empty={{ text: t.none, filtered: t.empty, clear: t.clear }}
    />
  )
}

function useActions() {
  const t = useStore(socialMessages)
  const copy = useCopyPost()
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

function removalOf(post: SocialPost, t: Texts) {
  return {
    useRemove: useRemoveSocialPostMutation,
    arg: post,
    title: t.removeTitle,
    text: t.removeText({ text: excerptOf(post.text) }),
    action: t.remove,
    done: t.removed,
  }
}

function statesIn(t: Texts, counts: SocialPage['counts'] | undefined) {
  const { draft = 0, planned = 0, posted = 0 } = counts ?? {}
  const of = { draft, planned, posted }
  return [
    ['', t.all({ count: draft + planned + posted })] as const,
    ...SOCIAL_STATES.map((state) => [state, t.stateCount({ state: t[state], count: of[state] })] as const),
  ]
}
