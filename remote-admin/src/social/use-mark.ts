import { useStore } from '@nanostores/react'
import type { SocialPost } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { useMarkSocialPostMutation } from './social.api.ts'
import { socialMessages } from './social.messages.ts'

/** Says that a post is out, or takes that back. */
export function useMark() {
  const t = useStore(socialMessages)
  const { notify } = usePlatform()
  const [send, { isLoading }] = useMarkSocialPostMutation()
  return {
    isMarking: isLoading,
    async mark({ id, updatedAt }: SocialPost, isPosted: boolean) {
      const answer = await send({ id, baseUpdatedAt: updatedAt, isPosted })
      if (answer.data) notify('success', isPosted ? t.marked : t.reopened)
      return answer
    },
  }
}
