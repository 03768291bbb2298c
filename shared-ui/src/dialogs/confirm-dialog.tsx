import { useStore } from '@nanostores/react'
import { useId, type FormEvent, type ReactNode } from 'react'
import { Alert } from '../feedback/alert.tsx'
import { uiMessages } from '../app/ui.messages.ts'
import { BusyButton, Button } from '../actions/button.tsx'
import styles from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'
import { useRequiredText } from '../fields/required-text.tsx'

interface ConfirmDialogProps {
  readonly isOpen: boolean
  readonly title: ReactNode
  /** What the button does, as a verb: 'Delete tenant'. */
  readonly confirmText: string
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly isDanger?: boolean
  readonly isBusy?: boolean
  readonly busyText?: string
  /** Must be typed before it can be confirmed: the name of what would be lost. */
  readonly requiredText?: string
  /** Why it did not work. */
  readonly error?: ReactNode
  /** What will happen. */
  readonly children?: ReactNode
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ isOpen, ...rest }: ConfirmDialogProps) {
  return isOpen ? <OpenConfirmDialog {...rest} /> : null
}

function OpenConfirmDialog(props: Omit<ConfirmDialogProps, 'isOpen'>) {
  const {
    title,
    confirmText,
    onConfirm,
    onClose,
    isDanger,
    isBusy = false,
    busyText,
    error,
    children,
  } = props
  const messages = useStore(uiMessages)
  const form = useId()
  const typed = useRequiredText(props.requiredText)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.isRight) onConfirm()
  }
  const footer = (
    <>
      <Button onClick={onClose}>{messages.cancel}</Button>
      <BusyButton
        type="submit"
        form={form}
        variant={isDanger ? 'danger' : 'primary'}
        isBusy={isBusy}
        busyText={busyText}
        disabled={!typed.isRight}
      >
        {confirmText}
      </BusyButton>
    </>
  )
  return (
    <Dialog isOpen role="alertdialog" size="sm" title={title} onClose={onClose} footer={footer}>
      {/* eslint-disable-next-line project/forms-ask-before-leaving -- a question with two buttons, which stores nothing (0155) */}
      <form id={form} className={styles.question} onSubmit={submit}>
        {children}
        {typed.field}
        {error ? <Alert kind="danger">{error}</Alert> : null}
      </form>
    </Dialog>
  )
}
