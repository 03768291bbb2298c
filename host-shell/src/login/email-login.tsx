import { useState, type FormEvent, type Ref } from 'react'
import { Link } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { BusyButton } from '@platform/shared-ui/button'
import { PasswordField, TextField } from '@platform/shared-ui/field'
import form from '../ui/form.module.css'
import { loginMessages } from './login.messages.ts'
import { PasskeyButton } from './passkey-button.tsx'
import type { SignIn } from './use-sign-in.ts'

interface EmailLoginProps extends SignIn {
  /** The email field. */
  readonly ref: Ref<HTMLInputElement>
}

export function EmailLogin({ ref, ...flow }: EmailLoginProps) {
  const { isBusy, signIn } = flow
  const t = useStore(loginMessages)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void signIn({ kind: 'email', email, password })
  }

  return (
    <form className={form.form} onSubmit={submit}>
      <TextField
        label={t.email}
        type="email"
        name="email"
        autoComplete="username webauthn"
        required
        ref={ref}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={t.password}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <BusyButton type="submit" variant="primary" size="lg" isWide isBusy={isBusy} busyText={t.signingIn}>
        {t.signIn}
      </BusyButton>
      <PasskeyButton {...flow} />
      <p className={form.links}>
        <Link to="/forgot-password">{t.forgot}</Link>
      </p>
    </form>
  )
}
