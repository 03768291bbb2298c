import { useState, type FormEvent } from 'react'
import { useStore } from '@nanostores/react'
import { BusyButton } from '@platform/shared-ui/button'
import { PasswordField, TextField } from '@platform/shared-ui/field'
import form from '../ui/form.module.css'
import { CompanyNote } from './company-note.tsx'
import { loginFailureMessages, loginMessages } from './login.messages.ts'
import { useCompanyLookup } from './use-company-lookup.ts'
import type { SignIn } from './use-sign-in.ts'

export function CompanyLogin({ isBusy, signIn, fail }: SignIn) {
  const t = useStore(loginMessages)
  const failures = useStore(loginFailureMessages)
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const company = useCompanyLookup(username)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (company.kind !== 'found') return fail(failures.companyRequired)
    void signIn({ kind: 'ldap', username, password, companyId: company.companyId })
  }

  return (
    <form className={form.form} onSubmit={submit}>
      <TextField
        label={t.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t.usernamePlaceholder}
        hint={t.usernameHint}
        status={<CompanyNote company={company} />}
        required
        value={username}
        onChange={(event) => setUsername(event.target.value)}
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
    </form>
  )
}
