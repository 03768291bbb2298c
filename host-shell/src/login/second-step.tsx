import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { TotpConfirmation, type SecondFactorMethod } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { TextField } from '@platform/shared-ui/field'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { withElement } from '@platform/shared-ui/form/with-element'
import { canUsePasskeys } from '../lib/passkey.ts'
import layout from '../ui/form.module.css'
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
      <div className={layout.links}>
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
  const { form, field, submit } = useCode({ method, signIn, step })
  const isTotp = method === 'totp'
  return (
    // eslint-disable-next-line project/forms-ask-before-leaving -- holds only credentials (0155)
    <form className={layout.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={isTotp ? t.code : t.recoveryCode}
        hint={isTotp ? t.codeHint : t.recoveryHint}
        autoComplete={isTotp ? 'one-time-code' : 'off'}
        inputMode={isTotp ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        required
        {...withElement(fieldsOf(form)('code'), field)}
      />
      <BusyButton
        type="submit"
        variant="primary"
        size="lg"
        isWide
        isBusy={signIn.isBusy || form.formState.isSubmitting}
        busyText={signingIn}
      >
        {t.goOn}
      </BusyButton>
    </form>
  )
}

function useCode({ method, signIn, step }: SecondStepProps & { readonly method: CodeMethod }) {
  const field = useRef<HTMLInputElement>(null)
  const form = useSchemaForm<TotpConfirmation, TotpConfirmation>({
    schema: TotpConfirmation,
    defaultValues: { code: '' },
  })
  useEffect(() => field.current?.focus(), [])
  const submit = form.handleSubmit(async ({ code }) => {
    const proof = { kind: method, code }
    const failure = await signIn.signIn({ kind: 'second-factor', challenge: step.challenge, proof })
    if (!failure) return
    form.setError('code', { type: 'server', message: failure.message }, { shouldFocus: true })
    // The next code replaces this one.
    field.current?.select()
  })
  return { form, field, submit }
}
