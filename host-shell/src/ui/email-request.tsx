import { useState, type FormEvent } from 'react'
import { useStore } from '@nanostores/react'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { TextField } from '@platform/shared-ui/field'
import { useShell } from '../app/shell-services.ts'
import { jsonBody } from '../lib/answer.ts'
import { formMessages } from './form.messages.ts'
import layout from './form.module.css'
import { SubmitFailure } from './submit-failure.tsx'
import { outcomeOf, useSubmit } from './use-submit.ts'

interface EmailRequestProps {
  /** Below the session base: `/auth/forgot-password`. */
  readonly path: string
  readonly submitText: string
  /** Says the same whether or not there is such an account. */
  readonly doneText: string
}

/** Asks for one email address and has a mail sent there. */
export function EmailRequest({ path, submitText, doneText }: EmailRequestProps) {
  const { session } = useShell()
  const t = useStore(formMessages)
  const [email, setEmail] = useState('')
  const request = useSubmit()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void request.run(() => outcomeOf(() => session.call(path, jsonBody({ email })), t.tryLater))
  }

  if (request.isDone) return <Alert kind="success">{doneText}</Alert>
  return (
    <form className={layout.form} onSubmit={submit}>
      <SubmitFailure submit={request} />
      <TextField
        label={t.email}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <BusyButton type="submit" variant="primary" isBusy={request.isBusy} busyText={t.sending}>
        {submitText}
      </BusyButton>
    </form>
  )
}
