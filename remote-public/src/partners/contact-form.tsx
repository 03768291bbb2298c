import { useStore } from '@nanostores/react'
import { callApi } from '@platform/shared-contracts/client'
import type { PartnerDetail, PartnerMessage } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import { LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { useState } from 'react'
import { schemaLoader } from '../lib/load-shapes.ts'
import { fullName } from './partner-facts.rule.ts'
import { contactMessages } from './profile.messages.ts'
import styles from './partners.module.css'

/** A message that reaches the partner by email; what was typed stays until it did. */
export function ContactForm({ partner }: { readonly partner: PartnerDetail }) {
  const m = useStore(contactMessages)
  const [sent, setSent] = useState<PartnerMessage | null>(null)
  const [isAgain, setAgain] = useState(false)
  const name = fullName(partner)
  return (
    <section id="write" aria-labelledby="write-title" className={styles.contact}>
      <h2 id="write-title">{m.title({ name })}</h2>
      {sent && !isAgain ? (
        <>
          <Alert kind="success">{m.sent({ name, email: sent.email })}</Alert>
          <Button onClick={() => setAgain(true)}>{m.another}</Button>
        </>
      ) : (
        <MessageForm
          partner={partner}
          sender={sent}
          onSent={(message) => {
            setSent(message)
            setAgain(false)
          }}
        />
      )}
    </section>
  )
}

interface MessageFormProps {
  readonly partner: PartnerDetail
  /** Who wrote the message before. */
  readonly sender: Pick<PartnerMessage, 'name' | 'email'> | null
  readonly onSent: (message: PartnerMessage) => void
}

function MessageForm(props: MessageFormProps) {
  const m = useStore(contactMessages)
  const { form, submit } = useMessage(props)
  const field = fieldsOf(form)
  return (
    <form onSubmit={(event) => void submit(event)} className={styles.form} noValidate>
      <TextField label={m.name} autoComplete="name" required maxLength={100} {...field('name')} />
      <TextField
        label={m.email}
        hint={m.emailHint}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        {...field('email')}
      />
      <TextAreaField
        label={m.message}
        hint={m.messageHint}
        rows={6}
        required
        maxLength={2000}
        {...field('message')}
      />
      <FormFailure form={form} />
      <div>
        <BusyButton type="submit" variant="primary" isBusy={form.formState.isSubmitting} busyText={m.sending}>
          {m.send}
        </BusyButton>
        <p className={styles.muted}>{m.privacy}</p>
      </div>
      <LeaveQuestion form={form} />
    </form>
  )
}

function useMessage({ partner: { id }, sender, onSent }: MessageFormProps) {
  const m = useStore(contactMessages)
  const { fetch, session } = usePlatform()
  const { user } = session
  const form = useSchemaForm<PartnerMessage, PartnerMessage>({
    schema: schemaLoader('PartnerMessage'),
    defaultValues: {
      name: sender?.name ?? (user ? fullName(user) : ''),
      email: sender?.email ?? user?.email ?? '',
      message: '',
    },
  })
  const submit = form.handleSubmit(async (body) => {
    const request = { url: `/partners/${id}/messages`, method: 'POST', body } as const
    const { error } = await callApi(fetch, request)
    if (error) showServerErrors(form, error, m.failed)
    else onSent(body)
  })
  return { form, submit }
}
