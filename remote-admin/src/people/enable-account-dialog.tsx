import { useStore } from '@nanostores/react'
import type { PersonDetail } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { failureOf } from '../lib/failure.ts'
import { useEnableAccountMutation } from './people.api.ts'
import { personEndMessages } from './people.messages.ts'

interface EnableAccountDialogProps {
  readonly person: PersonDetail
  readonly onClose: () => void
}

export function EnableAccountDialog({ person, onClose }: EnableAccountDialogProps) {
  const t = useStore(personEndMessages)
  const { notify } = usePlatform()
  const [enable, { isLoading, error }] = useEnableAccountMutation()
  const name = `${person.firstName} ${person.lastName}`
  const confirm = async () => {
    const answer = await enable(person.id)
    if (answer.error) return
    onClose()
    notify('success', t.didEnable({ name }))
  }
  return (
    <ConfirmDialog
      isOpen
      title={t.enableTitle({ name })}
      confirmText={t.enable}
      isBusy={isLoading}
      error={error && failureOf(error).message}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t.enableText}
    </ConfirmDialog>
  )
}
