import { Link, useSearchParams } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { VerifyEmailRequest } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button, LinkButton } from '@platform/shared-ui/button'
import { PasswordField } from '@platform/shared-ui/field'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { LoadingIndicator } from '@platform/shared-ui/loading-indicator'
import { readRedirectState } from '../app/redirect-state.ts'
import { EmailRequest } from '../ui/email-request.tsx'
import { formMessages } from '../ui/form.messages.ts'
import layout from '../ui/form.module.css'
import { FormPage } from '../ui/form-page.tsx'
import { useVerification, type Verification } from './use-verification.ts'
import { verificationMessages } from './verification.messages.ts'

/** The landing page of the mail's link, `/verify-email?token=...`; without a token, where to have it sent again. */
function VerifyEmailRoute() {
  const t = useStore(verificationMessages)
  const [search] = useSearchParams()
  const token = search.get('token')
  const verification = useVerification(token)
  const { stage } = verification
  return (
    <FormPage title={t.title} lead={stage === 'waiting' ? t.lead : undefined}>
      <Result verification={verification} from={search.get('from')} />
      {stage === 'password' && token && <ConfirmPassword verification={verification} token={token} />}
      {(stage === 'waiting' || stage === 'expired') && (
        <>
          <p className={layout.note}>{t.resendLead}</p>
          <EmailRequest path="/auth/resend-verification" submitText={t.resend} doneText={t.resent} />
        </>
      )}
    </FormPage>
  )
}

interface ConfirmPasswordProps {
  readonly verification: Verification
  readonly token: string
}

/** Opened in another browser than the one of the registration: only who registered knows the password. */
function ConfirmPassword({ verification, token }: ConfirmPasswordProps) {
  const t = useStore(verificationMessages)
  const { tryLater } = useStore(formMessages)
  const form = useSchemaForm<{ password: string }, { password?: string | undefined }>({
    schema: VerifyEmailRequest,
    defaultValues: { password: '' },
    toRequest: ({ password }) => ({ token, password }),
  })
  const submit = form.handleSubmit(async ({ password = '' }) => {
    const { error } = await verification.confirm(password)
    if (error) showServerErrors(form, error, tryLater)
  })
  return (
    // eslint-disable-next-line project/forms-ask-before-leaving -- holds only credentials (0155)
    <form className={layout.form} onSubmit={(event) => void submit(event)} noValidate>
      <p>{t.passwordLead}</p>
      <FormFailure form={form} />
      <PasswordField
        label={t.password}
        autoComplete="current-password"
        required
        {...fieldsOf(form)('password')}
      />
      <BusyButton type="submit" variant="primary" isBusy={form.formState.isSubmitting} busyText={t.checking}>
        {t.confirm}
      </BusyButton>
      <p className={layout.note}>
        {t.notYours} <Link to="/forgot-password">{t.takeOver}</Link>
      </p>
    </form>
  )
}

interface ResultProps {
  readonly verification: Verification
  /** The page for which the person registered, from the link in the email. */
  readonly from: string | null
}

function Result({ verification: { stage, retry }, from }: ResultProps) {
  const t = useStore(verificationMessages)
  if (stage === 'checking') return <LoadingIndicator text={t.checking} />
  if (stage === 'expired') return <Alert kind="warning">{t.expired}</Alert>
  if (stage === 'verified')
    return (
      <Alert
        kind="success"
        actions={
          <LinkButton variant="primary" to="/login" state={readRedirectState({ reason: 'sign-in', from })}>
            {t.signIn}
          </LinkButton>
        }
      >
        {t.verified}
      </Alert>
    )
  if (stage === 'failed')
    return (
      <Alert kind="danger" actions={<Button onClick={retry}>{t.retry}</Button>}>
        {t.failed}
      </Alert>
    )
  return null
}

export { VerifyEmailRoute as Component }
