import { useState } from 'react'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { useShell } from '../../app/shell-services.ts'
import type { Answer } from './security.api.ts'
import { useAction } from './use-action.ts'

interface RemoveFactorProps {
  /** On the button. The dialog and screen readers say `title`, which names what is removed. */
  readonly label: string
  readonly title: string
  readonly text: string
  readonly done: string
  readonly size?: 'sm'
  readonly send: () => Promise<Answer<unknown>>
  readonly onRemoved: () => void
}

/** Removes an authenticator app or a passkey, after a question. */
export function RemoveFactor({ label, title, text, done, size, send, onRemoved }: RemoveFactorProps) {
  const { notify } = useShell()
  const remove = useAction()
  const [isOpen, setOpen] = useState(false)

  const confirm = async () => {
    // The proof dialog may follow: two dialogs at once would hide one another.
    setOpen(false)
    if ((await remove.run(send)) === null) return
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
