import { useStore } from '@nanostores/react'
import { SocialDraft, type SocialPost } from '@platform/shared-contracts/http'
import { format, usePlatform } from '@platform/shared-contracts/remote'
import { DAY_AND_TIME } from '../lib/format.ts'
import { useAddress } from '../lib/use-address.ts'
import { useVersionedForm } from '../ui/use-versioned-form.ts'
import { draftOf, requestOf } from './post-form.ts'
import { useLazyGetSocialPostQuery, useSaveSocialPostMutation } from './social.api.ts'
import { composerMessages } from './social.messages.ts'

export function useComposer(post: SocialPost | null) {
  const t = useStore(composerMessages)
  const { time } = useStore(format)
  const { notify } = usePlatform()
  const { go } = useAddress()
  const [save] = useSaveSocialPostMutation()
  const [load] = useLazyGetSocialPostQuery()
  return useVersionedForm({
    row: post,
    toDraft: draftOf,
    toRequest: requestOf,
    schema: SocialDraft,
    version: 'updatedAt',
    storedAs: (row) => `social-edit:${row?.id ?? 'new'}`,
    loadNewest: ({ id }) => load(id),
    save: (request, { updatedAt }) =>
      save(
        post
          ? { id: post.id, body: { baseUpdatedAt: updatedAt, post: request } }
          : { id: null, body: request },
      ),
    onSaved: ({ id, plannedFor }) => {
      const date = plannedFor && time(new Date(plannedFor), DAY_AND_TIME)
      notify('success', date ? t.savedPlan({ date }) : t.savedDraft)
      if (!post) go({ post: String(id) })
    },
  })
}
