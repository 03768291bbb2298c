import { useStore } from '@nanostores/react'
import type { Professional } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { failureOf } from '../lib/failure.ts'
import { useRemoveProfessionalMutation } from './professionals.api.ts'
import { professionalsMessages } from './professionals.messages.ts'

interface Props {
  readonly professional: Professional
  readonly onClose: () => void
}

export function RemoveProfessionalDialog({ professional, onClose }: Props) {
  const t = useStore(professionalsMessages)
  const { notify } = usePlatform()
  const [remove, { isLoading, error }] = useRemoveProfessionalMutation()
  const name = `${professional.firstName} ${professional.lastName}`
  const confirm = async () => {
    const answer = await remove(professional.id)
    if (answer.error) return
    onClose()
    notify('success', t.removed({ name }))
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t.removeTitle({ name })}
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
