import { useStore } from '@nanostores/react'
import type { SocialPost } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { failureOf } from '../lib/failure.ts'
import { excerptOf } from './excerpt.rule.ts'
import { useRemoveSocialPostMutation } from './social.api.ts'
import { socialMessages } from './social.messages.ts'

interface Props {
  readonly post: SocialPost
  readonly onClose: () => void
}

export function RemovePostDialog({ post, onClose }: Props) {
  const t = useStore(socialMessages)
  const { notify } = usePlatform()
  const [remove, { isLoading, error }] = useRemoveSocialPostMutation()
  const confirm = async () => {
    const answer = await remove(post)
    if (answer.error) return
    onClose()
    notify('success', t.removed)
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t.removeTitle}
      confirmText={t.remove}
      isBusy={isLoading}
      error={error && failureOf(error).message}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t.removeText({ text: excerptOf(post.text) })}
    </ConfirmDialog>
  )
}
