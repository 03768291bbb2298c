import { useStore } from '@nanostores/react'
import type { DeployTokenAnswer } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { DAY } from '../../lib/format.ts'
import { SecretDialog } from '../../ui/secret-dialog.tsx'
import { tokenFormMessages } from './tokens.messages.ts'

interface Props {
  readonly created: DeployTokenAnswer
  readonly onClose: () => void
}

/** The token that was just made. */
export function NewTokenDialog({ created: { name, token, expiresAt }, onClose }: Props) {
  const t = useStore(tokenFormMessages)
  const { time } = useStore(format)
  return (
    <SecretDialog
      title={t.createdTitle({ name })}
      text={`${t.createdText} ${t.expires({ day: time(new Date(expiresAt), DAY) })}`}
      label={t.token}
      secret={token}
      texts={t}
      onClose={onClose}
    />
  )
}
