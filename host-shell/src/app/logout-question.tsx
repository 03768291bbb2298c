import { useStore } from '@nanostores/react'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { logoutMessages } from './logout.messages.ts'

interface Props {
  /** Number of changes that exist only on this device. */
  readonly waiting: number
  readonly onLogout: () => void
  readonly onStay: () => void
}

/** Logging out loses nothing but also sends nothing: a user who passes the device on should know. */
export function LogoutQuestion({ waiting, onLogout, onStay }: Props) {
  const t = useStore(logoutMessages)
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t.title({ count: waiting })}
      confirmText={t.confirm}
      onConfirm={onLogout}
      onClose={onStay}
    >
      <p>{t.text}</p>
    </ConfirmDialog>
  )
}
