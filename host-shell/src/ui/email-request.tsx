import { useStore } from '@nanostores/react'
import { callApi } from '@platform/shared-contracts/client'
import { CheckEmailRequest, type ForgotPasswordRequest } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { TextField } from '@platform/shared-ui/field'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { useShell } from '../app/shell-services.ts'
import { formMessages } from './form.messages.ts'
import layout from './form.module.css'

interface EmailRequestProps {
  /** Below the session base: `/auth/forgot-password`. */
  readonly path: string
  readonly submitText: string
  /** Says the same whether or not there is such an account. */
  readonly doneText: string
}

/** Requests an email to an address that the user enters. */
export function EmailRequest({ path, submitText, doneText }: EmailRequestProps) {
  const { session } = useShell()
  const t = useStore(formMessages)
  const form = useSchemaForm<ForgotPasswordRequest, ForgotPasswordRequest>({
    // The server accepts any text, as it never says whether there is such an account.
    schema: CheckEmailRequest,
    defaultValues: { email: '' },
  })
  const submit = form.handleSubmit(async (body) => {
    const { error } = await callApi(session.call, { url: path, method: 'POST', body })
    if (error) showServerErrors(form, error, t.tryLater)
  })

  if (form.formState.isSubmitSuccessful) return <Alert kind="success">{doneText}</Alert>
  return (
    // eslint-disable-next-line project/forms-ask-before-leaving -- requests an email and stores nothing (0155)
    <form className={layout.form} onSubmit={(event) => void submit(event)} noValidate>
      <FormFailure form={form} />
      <TextField label={t.email} type="email" autoComplete="username" required {...fieldsOf(form)('email')} />
      <BusyButton type="submit" variant="primary" isBusy={form.formState.isSubmitting} busyText={t.sending}>
        {submitText}
      </BusyButton>
    </form>
  )
}
