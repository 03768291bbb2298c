import { useStore } from '@nanostores/react'
import type { FormEvent, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { FormFailure } from '@platform/shared-ui/form/server-errors'
import type { SchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { resourceMessages } from './resource.messages.ts'
import layout from './layout.module.css'

/** What `useResourceForm` answers, as far as the markup around the fields needs it. */
export interface ShownForm<Draft extends FieldValues, Request> {
  readonly form: SchemaForm<Draft, Request>
  readonly isDirty: boolean
  /** What is typed stays in the tab. */
  readonly isStored: boolean
  /** Another user changed what was restored from the tab. */
  readonly isOverlapping: boolean
  readonly isSaving: boolean
  readonly submit: (event: FormEvent) => void
  readonly undo: () => void
}

interface ResourceFormProps<Draft extends FieldValues, Request> {
  readonly form: ShownForm<Draft, Request>
  /** For a submit button that stands elsewhere. */
  readonly id?: string
  readonly className?: string
  readonly children: ReactNode
}

/** The fields of a resource, below the reason why they were not saved; asks before leaving loses a change. */
export function ResourceForm<Draft extends FieldValues, Request>({
  form,
  id,
  className,
  children,
}: ResourceFormProps<Draft, Request>) {
  const t = useStore(resourceMessages)
  return (
    <form id={id} className={className} noValidate onSubmit={form.submit}>
      <FormFailure form={form.form} />
      {form.isOverlapping && <Alert kind="warning">{t.changedSince}</Alert>}
      {children}
      {!form.isStored && <LeaveQuestion form={form.form} />}
    </form>
  )
}

interface SaveButtonsProps {
  readonly form: Pick<ShownForm<FieldValues, unknown>, 'isDirty' | 'isSaving' | 'undo'>
  readonly save: string
  readonly saving: string
  readonly undo: string
}

/** Below the fields of a page; both wait for a change. */
export function SaveButtons({ form, save, saving, undo }: SaveButtonsProps) {
  const { isDirty, isSaving } = form
  return (
    <div className={layout.buttons}>
      <BusyButton type="submit" variant="primary" isBusy={isSaving} busyText={saving} disabled={!isDirty}>
        {save}
      </BusyButton>
      {isDirty && <Button onClick={form.undo}>{undo}</Button>}
    </div>
  )
}
