import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { TextAreaField } from '@platform/shared-ui/field'
import { failureOf } from '../../lib/failure.ts'
import { useUnlockQuizMutation } from './learner.api.ts'
import { unlockMessages } from './learner.messages.ts'

interface Props {
  readonly module: { readonly code: string; readonly title: string }
  readonly learner: { readonly id: number; readonly name: string }
  readonly onClose: () => void
}

export function UnlockDialog({ module, learner, onClose }: Props) {
  const t = useStore(unlockMessages)
  const { notify } = usePlatform()
  const [reason, setReason] = useState('')
  const [unlock, { isLoading, error }] = useUnlockQuizMutation()
  const confirm = async () => {
    const answer = await unlock({ code: module.code, unlock: { userId: learner.id, reason } })
    if (answer.error) return
    notify('success', t.unlocked)
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title={t.title({ module: module.title })}
      confirmText={t.unlock}
      isBusy={isLoading}
      busyText={t.unlocking}
      error={error && failureOf(error).message}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t.text({ name: learner.name })}</p>
      <TextAreaField
        label={t.reason}
        hint={t.reasonHint}
        required
        minLength={3}
        maxLength={500}
        rows={3}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  )
}
