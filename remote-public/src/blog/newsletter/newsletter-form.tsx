import { useStore } from '@nanostores/react'
import { callApi } from '@platform/shared-contracts/client'
import type { NewsletterRequest } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { TextField } from '@platform/shared-ui/field'
import { LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { i18n } from '../../app/i18n.ts'
import { schemaLoader } from '../../lib/load-shapes.ts'
import { newsletterMessages } from './newsletter.messages.ts'
import styles from './newsletter.module.css'

/** Asks for an address; the email that follows asks whether it is theirs. */
export function NewsletterForm() {
  const m = useStore(newsletterMessages)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { form, submit } = useRequest(setSentTo)
  const field = fieldsOf(form)
  if (sentTo !== null)
    return (
      <Alert kind="success" title={m.sentTitle}>
        {m.sent({ email: sentTo })}
      </Alert>
    )
  return (
    <form onSubmit={(event) => void submit(event)} className={styles.form} noValidate>
      <TextField
        label={m.email}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        {...field('email')}
      />
      {/* People do not see it; programs that fill in every field do. */}
      <div className={styles.unseen} aria-hidden="true">
        <TextField label={m.nickname} tabIndex={-1} autoComplete="off" {...field('nickname')} />
      </div>
      <FormFailure form={form} />
      <BusyButton type="submit" variant="primary" isBusy={form.formState.isSubmitting} busyText={m.sending}>
        {m.send}
      </BusyButton>
      <p className={styles.consent}>
        {m.consent} <Link to="/privacy">{m.privacy}</Link>
      </p>
      <LeaveQuestion form={form} />
    </form>
  )
}

function useRequest(onSent: (email: string) => void) {
  const m = useStore(newsletterMessages)
  const language = useStore(i18n.language)
  const { fetch, session } = usePlatform()
  const form = useSchemaForm<NewsletterRequest, NewsletterRequest>({
    schema: schemaLoader('NewsletterRequest'),
    defaultValues: { email: session.user?.email ?? '', nickname: '', consent: m.consent, language },
  })
  const submit = form.handleSubmit(async (body) => {
    const { error } = await callApi(fetch, { url: '/newsletter/requests', method: 'POST', body })
    if (error) showServerErrors(form, error, m.failed)
    else onSent(body.email)
  })
  return { form, submit }
}
