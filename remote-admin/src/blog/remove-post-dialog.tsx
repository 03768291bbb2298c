import { useStore } from '@nanostores/react'
import type { BlogAdminSummary } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { failureOf } from '../lib/failure.ts'
import { useRemovePostMutation } from './blog.api.ts'
import { blogMessages } from './blog.messages.ts'

interface Props {
  readonly post: BlogAdminSummary
  readonly onClose: () => void
}

export function RemovePostDialog({ post, onClose }: Props) {
  const t = useStore(blogMessages)
  const { notify } = usePlatform()
  const [remove, { isLoading, error }] = useRemovePostMutation()
  const confirm = async () => {
    const answer = await remove({ slug: post.slug, revision: post.revision })
    if (answer.error) return
    onClose()
    notify('success', t.removed)
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t.removeTitle({ title: post.title })}
      confirmText={t.remove}
      isBusy={isLoading}
      error={error && failureOf(error).message}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t.removeText}
    </ConfirmDialog>
  )
}
