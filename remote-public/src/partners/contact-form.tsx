import { useStore } from '@nanostores/react'
import type { PartnerDetail, PartnerMessage } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import { useState, type FormEvent } from 'react'
import { send, type SendProblem } from '../lib/send.ts'
import { fullName } from './partner-facts.rule.ts'
import { contactMessages } from './profile.messages.ts'
import styles from './partners.module.css'

type Outcome = 'sending' | 'sent' | SendProblem | null

/** A message that reaches the partner by mail; what was typed stays until it did. */
export function ContactForm({ partner }: { readonly partner: PartnerDetail }) {
  const m = useStore(contactMessages)
  const { draft, outcome, edit, submit, again } = useMessage(partner)
  const name = fullName(partner)
  return (
    <section id="write" aria-labelledby="write-title" className={styles.contact}>
      <h2 id="write-title">{m.title({ name })}</h2>
      {outcome === 'sent' ? (
        <>
          <Alert kind="success">{m.sent({ name, email: draft.email })}</Alert>
          <Button onClick={again}>{m.another}</Button>
        </>
      ) : (
        <MessageForm {...{ draft, outcome, edit, submit }} />
      )}
    </section>
  )
}

interface MessageFormProps {
  readonly draft: PartnerMessage
  readonly outcome: Exclude<Outcome, 'sent'>
  readonly edit: (change: Partial<PartnerMessage>) => void
  readonly submit: (event: FormEvent) => void
}

function MessageForm({ draft, outcome, edit, submit }: MessageFormProps) {
  const m = useStore(contactMessages)
  const problem = outcome === 'sending' ? null : outcome
  const bind = (field: keyof PartnerMessage) => ({
    value: draft[field],
    error: problem?.fields[field],
    required: true,
    onChange: (event: { target: { value: string } }) => edit({ [field]: event.target.value }),
  })
  return (
    <form onSubmit={submit} className={styles.form}>
      <TextField label={m.name} autoComplete="name" maxLength={100} {...bind('name')} />
      <TextField
        label={m.email}
        hint={m.emailHint}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...bind('email')}
      />
      <TextAreaField
        label={m.message}
        hint={m.messageHint}
        rows={6}
        minLength={10}
        maxLength={2000}
        {...bind('message')}
      />
      {problem && Object.keys(problem.fields).length === 0 && (
        <Alert kind="danger">{problem.message ?? m.failed}</Alert>
      )}
      <div>
        <BusyButton type="submit" variant="primary" isBusy={outcome === 'sending'} busyText={m.sending}>
          {m.send}
        </BusyButton>
        <p className={styles.muted}>{m.privacy}</p>
      </div>
    </form>
  )
}

function useMessage({ id }: PartnerDetail) {
  const { fetch, session } = usePlatform()
  const { user } = session
  const [draft, setDraft] = useState<PartnerMessage>(() => ({
    name: user ? fullName(user) : '',
    email: user?.email ?? '',
    message: '',
  }))
  const [outcome, setOutcome] = useState<Outcome>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setOutcome('sending')
    void send(fetch, `/partners/${id}/messages`, { body: draft }).then((problem) =>
      setOutcome(problem ?? 'sent'),
    )
  }
  return {
    draft,
    outcome,
    submit,
    edit: (change: Partial<PartnerMessage>) => setDraft((current) => ({ ...current, ...change })),
    again: () => {
      setDraft((current) => ({ ...current, message: '' }))
      setOutcome(null)
    },
  }
}
