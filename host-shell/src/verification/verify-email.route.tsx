import { useState, type FormEvent } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button, LinkButton } from '@platform/shared-ui/button'
import { PasswordField } from '@platform/shared-ui/field'
import { LoadingIndicator } from '@platform/shared-ui/loading-indicator'
import { EmailRequest } from '../ui/email-request.tsx'
import { formMessages } from '../ui/form.messages.ts'
import layout from '../ui/form.module.css'
import { FormPage } from '../ui/form-page.tsx'
import { SubmitFailure } from '../ui/submit-failure.tsx'
import { useSubmit } from '../ui/use-submit.ts'
import { useVerification, type Verification } from './use-verification.ts'
import { verificationMessages } from './verification.messages.ts'

/** The landing page of the mail's link, `/verify-email?token=...`; without a token, where to have it sent again. */
function VerifyEmailRoute() {
  const t = useStore(verificationMessages)
  const [search] = useSearchParams()
  const verification = useVerification(search.get('token'))
  const { stage } = verification
  return (
    <FormPage title={t.title} lead={stage === 'waiting' ? t.lead : undefined}>
      <Result verification={verification} />
      {stage === 'password' && <ConfirmPassword verification={verification} />}
      {(stage === 'waiting' || stage === 'expired') && (
        <>
          <p className={layout.note}>{t.resendLead}</p>
          <EmailRequest path="/auth/resend-verification" submitText={t.resend} doneText={t.resent} />
        </>
      )}
    </FormPage>
  )
}

/** Opened in another browser than the one of the registration: only who registered knows the password. */
function ConfirmPassword({ verification }: { readonly verification: Verification }) {
  const t = useStore(verificationMessages)
  const { tryLater } = useStore(formMessages)
  const [password, setPassword] = useState('')
  const confirm = useSubmit()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void confirm.run(() => verification.confirm(password, tryLater))
  }
  return (
    <form className={layout.form} onSubmit={submit}>
      <p>{t.passwordLead}</p>
      <SubmitFailure submit={confirm} />
      <PasswordField
        label={t.password}
        name="password"
        autoComplete="current-password"
        required
        error={confirm.fields.password}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <BusyButton type="submit" variant="primary" isBusy={confirm.isBusy} busyText={t.checking}>
        {t.confirm}
      </BusyButton>
      <p className={layout.note}>
        {t.notYours} <Link to="/forgot-password">{t.takeOver}</Link>
      </p>
    </form>
  )
}

function Result({ verification: { stage, retry } }: { readonly verification: Verification }) {
  const t = useStore(verificationMessages)
  if (stage === 'checking') return <LoadingIndicator text={t.checking} />
  if (stage === 'expired') return <Alert kind="warning">{t.expired}</Alert>
  if (stage === 'verified')
    return (
      <Alert
        kind="success"
        actions={
          <LinkButton variant="primary" to="/login">
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
