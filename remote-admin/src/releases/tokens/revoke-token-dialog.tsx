import { useStore } from '@nanostores/react'
import type { DeployToken } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { failureOf } from '../../lib/failure.ts'
import { useRevokeDeployTokenMutation } from './tokens.api.ts'
import { tokensMessages } from './tokens.messages.ts'

interface Props {
  readonly token: DeployToken
  readonly onClose: () => void
}

export function RevokeTokenDialog({ token: { id, name, team }, onClose }: Props) {
  const t = useStore(tokensMessages)
  const { notify } = usePlatform()
  const [revoke, { isLoading, error }] = useRevokeDeployTokenMutation()
  const confirm = async () => {
    const answer = await revoke(id)
    if (answer.error) return
    onClose()
    notify('success', t.revokedNotice({ name }))
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t.revokeTitle({ name })}
      confirmText={t.revoke}
      isBusy={isLoading}
      error={error && failureOf(error).message}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t.revokeText({ team })}
    </ConfirmDialog>
  )
}
