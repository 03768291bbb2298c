import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { RegisteredCertificate } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { TextAreaField } from '@platform/shared-ui/field'
import { failureOf } from '../../lib/failure.ts'
import { useRevokeCertificateMutation } from './proof.api.ts'
import { registerMessages } from './proof.messages.ts'

interface Props {
  readonly certificate: RegisteredCertificate
  readonly onClose: () => void
}

export function RevokeDialog({ certificate: { id, moduleTitle, holderName }, onClose }: Props) {
  const t = useStore(registerMessages)
  const { notify } = usePlatform()
  const [reason, setReason] = useState('')
  const [revoke, { isLoading, error }] = useRevokeCertificateMutation()
  const confirm = async () => {
    const answer = await revoke({ id, reason })
    if (answer.error) return
    notify('success', t.revoked)
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t.revokeTitle({ title: moduleTitle, name: holderName })}
      confirmText={t.revoke}
      isBusy={isLoading}
      busyText={t.revoking}
      error={error && failureOf(error).message}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t.revokeText}</p>
      <TextAreaField
        label={t.reason}
        hint={t.reasonHint}
        required
        minLength={3}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  )
}
