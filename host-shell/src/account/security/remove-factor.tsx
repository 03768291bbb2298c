import { useState } from 'react'
import { useStore } from '@nanostores/react'
import type { ApiResult } from '@platform/shared-contracts/client'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { useShell } from '../../app/shell-services.ts'
import { securityMessages } from './security.messages.ts'
import { useAction } from '../../ui/use-action.ts'

interface RemoveFactorProps {
  /** On the button. The dialog and screen readers say `title`, which names what is removed. */
  readonly label: string
  readonly title: string
  readonly text: string
  readonly done: string
  readonly size?: 'sm'
  readonly send: () => Promise<ApiResult<unknown>>
  readonly onRemoved: () => void
}

/** Removes an authenticator app or a passkey, after a question. */
export function RemoveFactor({ label, title, text, done, size, send, onRemoved }: RemoveFactorProps) {
  const { notify } = useShell()
  const t = useStore(securityMessages)
  const remove = useAction()
  const [isOpen, setOpen] = useState(false)

  const confirm = async () => {
    // The proof dialog may follow: two dialogs at once would hide one another.
    setOpen(false)
    const { error } = await remove.run(send, t.failed)
    if (error) return
    notify('success', done)
    onRemoved()
  }
  return (
    <>
      <Button
        {...(size ? { size } : {})}
        variant="ghost"
        aria-label={title}
        disabled={remove.isBusy}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        isDanger
        title={title}
        confirmText={label}
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      >
        <p>{text}</p>
      </ConfirmDialog>
      {remove.failure !== null && (
        <Alert kind="danger" onDismiss={remove.dismiss}>
          {remove.failure}
        </Alert>
      )}
    </>
  )
}
