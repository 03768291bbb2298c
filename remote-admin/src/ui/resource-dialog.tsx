import { useStore } from '@nanostores/react'
import { useId, useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { LeaveAlert } from '@platform/shared-ui/form/leave-question'
import { useRequiredText } from '@platform/shared-ui/required-text'
import { ResourceForm, type ShownForm } from './resource-form.tsx'
import { resourceMessages } from './resource.messages.ts'
import classes from './resource.module.css'

interface ResourceDialogProps<Draft extends FieldValues, Request> {
  readonly form: ShownForm<Draft, Request>
  readonly title: string
  /** The button; without it 'Save'. */
  readonly save?: string
  readonly saving?: string
  /** What the button says while it cannot be used yet, because the form does not show yet what would be sent. */
  readonly waiting?: string | undefined
  readonly onClose: () => void
  readonly size?: 'md' | 'lg'
  readonly className?: string
  /** For what cannot be undone: an alert, with a red button. */
  readonly isDanger?: boolean
  /** Must be typed before it can be sent: the name of what would be lost. */
  readonly requiredText?: string
  /** In front of Cancel. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A resource form in a dialog; closing it asks as leaving the page does. */
export function ResourceDialog<Draft extends FieldValues, Request>(
  props: ResourceDialogProps<Draft, Request>,
) {
  const { form, title, onClose, size = 'md', className = classes.form, isDanger, children } = props
  const t = useStore(resourceMessages)
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const required = useRequiredText(props.requiredText)
  const close = () => (form.isDirty ? setAsking(true) : onClose())
  const footer = (
    <>
      {props.actions}
      <Button onClick={close}>{t.cancel}</Button>
      <SaveButton {...props} id={id} isRight={required.isRight} />
    </>
  )
  return (
    <>
      <Dialog
        isOpen
        role={isDanger ? 'alertdialog' : 'dialog'}
        title={title}
        size={size}
        onClose={close}
        footer={footer}
      >
        <ResourceForm form={form} id={id} className={className}>
          {children}
          {required.field}
        </ResourceForm>
      </Dialog>
      {isAsking && <LeaveAlert onLeave={onClose} onStay={() => setAsking(false)} />}
    </>
  )
}

type SaveButtonProps = Pick<ResourceDialogProps<never, never>, 'save' | 'saving' | 'waiting' | 'isDanger'> & {
  readonly form: { readonly isSaving: boolean }
  /** Of the form that it sends. */
  readonly id: string
  readonly isRight: boolean
}

function SaveButton({ form: { isSaving }, id, isRight, save, saving, waiting, isDanger }: SaveButtonProps) {
  const t = useStore(resourceMessages)
  const busyText = isSaving ? (saving ?? t.saving) : waiting
  return (
    <BusyButton
      type="submit"
      form={id}
      variant={isDanger ? 'danger' : 'primary'}
      isBusy={busyText !== undefined}
      busyText={busyText ?? ''}
      disabled={!isRight}
    >
      {save ?? t.save}
    </BusyButton>
  )
}
