import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { callApi } from '@platform/shared-contracts/client'
import { ResetPasswordRequest } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, LinkButton } from '@platform/shared-ui/button'
import { TextField } from '@platform/shared-ui/field'
import { LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { useShell } from '../app/shell-services.ts'
import { formMessages } from '../ui/form.messages.ts'
import layout from '../ui/form.module.css'
import { FormPage } from '../ui/form-page.tsx'
import { NewPasswordFields } from '../ui/new-password.tsx'
import { passwordMessages } from './password.messages.ts'

const NAMES_NEEDED = 'names-needed'
const LINK_USED_STATUS = 410
const EMPTY = { password: '', confirmation: '', firstName: '', lastName: '' }

/** The landing page of the link in the email, `/reset-password?token=...` */
function ResetPasswordRoute() {
  const t = useStore(passwordMessages)
  const [search] = useSearchParams()
  const token = search.get('token')
  return (
    <FormPage title={t.resetTitle} lead={t.resetLead}>
      {token ? <ResetForm token={token} /> : <Alert kind="warning">{t.noToken}</Alert>}
      <p className={layout.note}>
        <Link to="/forgot-password">{t.askAgain}</Link>
      </p>
    </FormPage>
  )
}

function ResetForm({ token }: { readonly token: string }) {
  const t = useStore(passwordMessages)
  const { saving } = useStore(formMessages)
  const { form, submit, needsNames } = useReset(token)
  const field = fieldsOf(form)

  if (form.formState.isSubmitSuccessful)
    return (
      <Alert kind="success" actions={<LinkButton to="/login">{t.signIn}</LinkButton>}>
        {t.saved}
      </Alert>
    )
  return (
    <form className={layout.form} onSubmit={(event) => void submit(event)} noValidate>
      <FormFailure form={form} />
      <NewPasswordFields labels={t} password={field('password')} confirmation={field('confirmation')} />
      {/* For an account that was never verified: the names entered for it before were discarded. */}
      {needsNames && (
        <div className={layout.pair}>
          <TextField label={t.firstName} autoComplete="given-name" required {...field('firstName')} />
          <TextField label={t.lastName} autoComplete="family-name" required {...field('lastName')} />
        </div>
      )}
      <BusyButton type="submit" variant="primary" isBusy={form.formState.isSubmitting} busyText={saving}>
        {t.save}
      </BusyButton>
      <LeaveQuestion form={form} />
    </form>
  )
}

function useReset(token: string) {
  const { session } = useShell()
  const { spent } = useStore(passwordMessages)
  const { passwordsDiffer, tryLater } = useStore(formMessages)
  const [needsNames, setNeedsNames] = useState(false)
  const form = useSchemaForm<typeof EMPTY, ResetPasswordRequest>({
    schema: ResetPasswordRequest,
    defaultValues: EMPTY,
    toRequest: ({ password, firstName, lastName }) => ({
      token,
      password,
      ...(needsNames ? { firstName, lastName } : {}),
    }),
  })
  const submit = form.handleSubmit(async (body) => {
    if (body.password !== form.getValues('confirmation'))
      return form.setError('confirmation', { message: passwordsDiffer }, { shouldFocus: true })
    const request = { url: '/auth/reset-password', method: 'POST', body } as const
    const { error } = await callApi(session.call, request)
    if (!error) return
    if (error.code === NAMES_NEEDED) setNeedsNames(true)
    const isUsed = error.status === LINK_USED_STATUS
    showServerErrors(form, isUsed ? { serverMessage: spent } : error, tryLater)
  })
  return { form, submit, needsNames }
}

export { ResetPasswordRoute as Component }
