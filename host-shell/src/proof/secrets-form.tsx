import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useStore } from '@nanostores/react'
import type { ProofWays } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { PasswordField, TextField } from '@platform/shared-ui/field'
import { useShell } from '../app/shell-services.ts'
import form from '../ui/form.module.css'
import { sendProof, type ProofOutcome } from './proof.api.ts'
import { proofMessages } from './proof.messages.ts'

interface SecretsFormProps {
  readonly ways: ProofWays
  readonly onDone: (isProved: boolean) => void
}

/** Password and code, as far as the account has them. */
export function SecretsForm({ ways, onDone }: SecretsFormProps) {
  const { fetch } = useShell()
  const t = useStore(proofMessages)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Exclude<ProofOutcome, { ok: true }> | null>(null)
  const fields = { password: useRef<HTMLInputElement>(null), code: useRef<HTMLInputElement>(null) }
  const errorOf = (field: 'password' | 'code') => (failure?.field === field ? failure.message : undefined)
  const wrong = failure?.field
  const wrongField = wrong ? fields[wrong] : null
  useEffect(() => {
    wrongField?.current?.focus()
    wrongField?.current?.select()
  }, [wrongField, failure])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const secrets = { ...(ways.password ? { password } : {}), ...(ways.code ? { code } : {}) }
    const outcome = await sendProof(fetch, { kind: 'secrets', ...secrets }, t.failed)
    setBusy(false)
    if (outcome.ok) return onDone(true)
    setFailure(outcome)
  }
  return (
    <form className={form.form} onSubmit={submit}>
      {failure?.field === null && <Alert kind="danger">{failure.message}</Alert>}
      {ways.password && (
        <PasswordField
          label={t.password}
          name="password"
          required
          error={errorOf('password')}
          ref={fields.password}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      {ways.code && (
        <TextField
          label={t.code}
          hint={t.codeHint}
          name="one-time-code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errorOf('code')}
          ref={fields.code}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      <BusyButton type="submit" variant="primary" isWide isBusy={isBusy} busyText={t.confirming}>
        {t.confirm}
      </BusyButton>
    </form>
  )
}
