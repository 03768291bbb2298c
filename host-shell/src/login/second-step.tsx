import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useStore } from '@nanostores/react'
import type { SecondFactorMethod } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { TextField } from '@platform/shared-ui/field'
import { canUsePasskeys } from '../lib/passkey.ts'
import form from '../ui/form.module.css'
import { FormPage } from '../ui/form-page.tsx'
import { loginMessages, secondStepMessages } from './login.messages.ts'
import { SecondStepPasskey } from './second-step-passkey.tsx'
import type { SecondStepProps } from './second-step-props.ts'

type CodeMethod = Exclude<SecondFactorMethod, 'passkey'>

/** After the right password: a code, a recovery code or a passkey. */
export function SecondStep({ signIn, step }: SecondStepProps) {
  const t = useStore(secondStepMessages)
  const methods = step.methods.filter((method) => method !== 'passkey' || canUsePasskeys())
  const [method, setMethod] = useState<SecondFactorMethod | undefined>(methods[0])
  const names = { totp: t.useTotp, passkey: t.usePasskey, 'recovery-code': t.useRecovery }

  const choose = (next: SecondFactorMethod) => {
    signIn.fail(null)
    setMethod(next)
  }
  return (
    <FormPage title={t.title} lead={t.lead}>
      {method === undefined && <Alert kind="warning">{t.noWay}</Alert>}
      {method === 'passkey' && <SecondStepPasskey signIn={signIn} step={step} />}
      {method !== undefined && method !== 'passkey' && (
        <CodeForm key={method} method={method} signIn={signIn} step={step} />
      )}
      <div className={form.links}>
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button
              key={other}
              size="sm"
              variant="ghost"
              disabled={signIn.isBusy}
              onClick={() => choose(other)}
            >
              {names[other]}
            </Button>
          ))}
        <Button size="sm" variant="ghost" disabled={signIn.isBusy} onClick={signIn.back}>
          {t.back}
        </Button>
      </div>
    </FormPage>
  )
}

function CodeForm({ method, signIn, step }: SecondStepProps & { readonly method: CodeMethod }) {
  const t = useStore(secondStepMessages)
  const { signingIn } = useStore(loginMessages)
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { failure, isBusy } = signIn
  const isTotp = method === 'totp'

  // When it opens, and after each refusal: the field says what was wrong, and waits for another code.
  useEffect(() => {
    if (isBusy) return
    field.current?.focus()
    field.current?.select()
  }, [isBusy, failure])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    void signIn.signIn({ kind: 'second-factor', challenge: step.challenge, proof: { kind: method, code } })
  }
  return (
    <form className={form.form} onSubmit={submit}>
      <TextField
        label={isTotp ? t.code : t.recoveryCode}
        hint={isTotp ? t.codeHint : t.recoveryHint}
        error={failure?.message}
        name={isTotp ? 'one-time-code' : 'recovery-code'}
        autoComplete={isTotp ? 'one-time-code' : 'off'}
        inputMode={isTotp ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        required
        ref={field}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <BusyButton type="submit" variant="primary" size="lg" isWide isBusy={isBusy} busyText={signingIn}>
        {t.goOn}
      </BusyButton>
    </form>
  )
}
