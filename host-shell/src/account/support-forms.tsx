import { useState, type FormEvent } from 'react'
import { useStore } from '@nanostores/react'
import { TICKET_CATEGORIES, type TicketRequest } from '@platform/shared-contracts/http'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import { SelectField } from '@platform/shared-ui/select-field'
import { useShell } from '../app/shell-services.ts'
import { formMessages } from '../ui/form.messages.ts'
import layout from '../ui/form.module.css'
import { SubmitFailure } from '../ui/submit-failure.tsx'
import { outcomeOf, useSubmit } from '../ui/use-submit.ts'
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
  const [form, setForm] = useState(EMPTY)
  const sending = useSubmit()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void sending.run(async () => {
      const outcome = await outcomeOf(() => openTicket(fetch, form), tryLater)
      if (!outcome.ok) return outcome
      notify('success', t.sent)
      onSent()
      return outcome
    })
  }
  return (
    <form className={layout.form} onSubmit={submit}>
      <SubmitFailure submit={sending} />
      <TextField
        label={t.subject}
        required
        minLength={3}
        maxLength={150}
        value={form.subject}
        onChange={({ target }) => setForm({ ...form, subject: target.value })}
      />
      <SelectField
        label={t.category}
        options={TICKET_CATEGORIES.map((category) => ({ value: category, label: t[category] }))}
        value={form.category}
        onChange={({ target }) =>
          setForm({ ...form, category: TICKET_CATEGORIES.find((one) => one === target.value) ?? 'other' })
        }
      />
      <TextAreaField
        label={t.message}
        hint={t.messageHint}
        required
        minLength={10}
        maxLength={5000}
        rows={5}
        value={form.text}
        onChange={({ target }) => setForm({ ...form, text: target.value })}
      />
      <div className={styles.buttons}>
        <BusyButton type="submit" variant="primary" isBusy={sending.isBusy} busyText={saving}>
          {t.send}
        </BusyButton>
        <Button variant="ghost" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
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
  const [text, setText] = useState('')
  const sending = useSubmit()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void sending.run(async () => {
      const outcome = await outcomeOf(() => replyToTicket(fetch, id, text), tryLater)
      if (!outcome.ok) return outcome
      setText('')
      notify('success', t.replied)
      onSent()
      return outcome
    })
  }
  return (
    <form className={layout.form} onSubmit={submit}>
      <SubmitFailure submit={sending} />
      <TextAreaField
        label={t.reply}
        required
        maxLength={5000}
        rows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <BusyButton type="submit" size="sm" isBusy={sending.isBusy} busyText={saving}>
          {t.sendReply}
        </BusyButton>
      </div>
    </form>
  )
}
