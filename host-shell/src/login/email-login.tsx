import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { LoginRequest } from '@platform/shared-contracts/http'
import { BusyButton } from '@platform/shared-ui/button'
import { PasswordField, TextField } from '@platform/shared-ui/field'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { withElement } from '@platform/shared-ui/form/with-element'
import layout from '../ui/form.module.css'
import { loginMessages } from './login.messages.ts'
import { PasskeyButton } from './passkey-button.tsx'
import type { SignIn } from './use-sign-in.ts'

interface EmailLoginProps extends SignIn {
  /** The page has just opened. */
  readonly isFirstShown: boolean
}

const EMPTY = { email: '', password: '' }

export function EmailLogin({ isFirstShown, ...flow }: EmailLoginProps) {
  const { signIn } = flow
  const t = useStore(loginMessages)
  const form = useSchemaForm<typeof EMPTY, LoginRequest>({ schema: LoginRequest, defaultValues: EMPTY })
  const submit = form.handleSubmit(async ({ email, password }) => {
    await signIn({ kind: 'email', email, password })
  })
  const field = fieldsOf(form)
  const email = useFocusOnOpen(isFirstShown)
  const isBusy = flow.isBusy || form.formState.isSubmitting

  return (
    // eslint-disable-next-line project/forms-ask-before-leaving -- holds only credentials (0155)
    <form className={layout.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t.email}
        type="email"
        autoComplete="username webauthn"
        required
        {...withElement(field('email'), email)}
      />
      <PasswordField label={t.password} autoComplete="current-password" required {...field('password')} />
      <BusyButton type="submit" variant="primary" size="lg" isWide isBusy={isBusy} busyText={t.signingIn}>
        {t.signIn}
      </BusyButton>
      <PasskeyButton {...flow} />
      <p className={layout.links}>
        <Link to="/forgot-password">{t.forgot}</Link>
      </p>
    </form>
  )
}

/**
 * On load only: focus must not leave the tabs when the user switches between them by keyboard. A user who was in a
 * field before this page was hydrated stays there: moving the focus would send the rest of a password to the email field.
 */
function useFocusOnOpen(isFirstShown: boolean) {
  const field = useRef<HTMLInputElement>(null)
  const isOpening = useRef(isFirstShown)
  useEffect(() => {
    if (isOpening.current && !document.activeElement?.matches('input')) field.current?.focus()
  }, [])
  return field
}
