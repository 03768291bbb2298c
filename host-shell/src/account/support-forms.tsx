import { useStore } from '@nanostores/react'
import { OwnTicketReply, TICKET_CATEGORIES, TicketRequest } from '@platform/shared-contracts/http'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import { LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { startAgainAfter } from '@platform/shared-ui/form/start-again'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { SelectField } from '@platform/shared-ui/select-field'
import { useShell } from '../app/shell-services.ts'
import { formMessages } from '../ui/form.messages.ts'
import layout from '../ui/form.module.css'
import { openTicket, replyToTicket } from './support.api.ts'
import { supportMessages } from './support.messages.ts'
import styles from './support-section.module.css'

const EMPTY: TicketRequest = { subject: '', category: 'course', text: '' }

interface FormProps {
  readonly onSent: () => void
  readonly onCancel: () => void
}

export function SupportForm({ onSent, onCancel }: FormProps) {
  const { fetch, notify } = useShell()
  const t = useStore(supportMessages)
  const { saving, tryLater } = useStore(formMessages)
  const form = useSchemaForm<TicketRequest, TicketRequest>({ schema: TicketRequest, defaultValues: EMPTY })
  const field = fieldsOf(form)
  const submit = form.handleSubmit(async (request) => {
    const { error } = await openTicket(fetch, request)
    if (error) return showServerErrors(form, error, tryLater)
    notify('success', t.sent)
    onSent()
  })
  return (
    <form className={layout.form} onSubmit={(event) => void submit(event)} noValidate>
      <FormFailure form={form} />
      <TextField label={t.subject} required maxLength={150} {...field('subject')} />
      <SelectField
        label={t.category}
        options={TICKET_CATEGORIES.map((category) => ({ value: category, label: t[category] }))}
        {...field('category')}
      />
      <TextAreaField
        label={t.message}
        hint={t.messageHint}
        required
        maxLength={5000}
        rows={5}
        {...field('text')}
      />
      <div className={styles.buttons}>
        <BusyButton type="submit" variant="primary" isBusy={form.formState.isSubmitting} busyText={saving}>
          {t.send}
        </BusyButton>
        <Button variant="ghost" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
      <LeaveQuestion form={form} />
    </form>
  )
}

interface ReplyProps {
  readonly id: number
  readonly onSent: () => void
}

export function ReplyToTicket({ id, onSent }: ReplyProps) {
  const { fetch, notify } = useShell()
  const t = useStore(supportMessages)
  const { saving, tryLater } = useStore(formMessages)
  const form = useSchemaForm<{ text: string }, { text: string }>({
    schema: OwnTicketReply,
    defaultValues: { text: '' },
  })
  const submit = form.handleSubmit(async (reply) => {
    const startAgain = startAgainAfter(form)
    const { error } = await replyToTicket(fetch, id, reply)
    if (error) return showServerErrors(form, error, tryLater)
    startAgain({ text: '' })
    notify('success', t.replied)
    onSent()
  })
  return (
    <form className={layout.form} onSubmit={(event) => void submit(event)} noValidate>
      <FormFailure form={form} />
      <TextAreaField label={t.reply} required maxLength={5000} rows={3} {...fieldsOf(form)('text')} />
      <div>
        <BusyButton type="submit" size="sm" isBusy={form.formState.isSubmitting} busyText={saving}>
          {t.sendReply}
        </BusyButton>
      </div>
      <LeaveQuestion form={form} />
    </form>
  )
}
