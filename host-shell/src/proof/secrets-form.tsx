import { useStore } from '@nanostores/react'
import { ProofRequest, type ProofWays } from '@platform/shared-contracts/http'
import { BusyButton } from '@platform/shared-ui/button'
import { PasswordField, TextField } from '@platform/shared-ui/field'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { useShell } from '../app/shell-services.ts'
import layout from '../ui/form.module.css'
import { sendProof } from './proof.api.ts'
import { proofMessages } from './proof.messages.ts'

interface SecretsFormProps {
  readonly ways: ProofWays
  readonly onDone: (isProved: boolean) => void
}

/** Password and code, as far as the account has them. */
export function SecretsForm({ ways, onDone }: SecretsFormProps) {
  const { fetch } = useShell()
  const t = useStore(proofMessages)
  const form = useSchemaForm<{ password: string; code: string }, ProofRequest>({
    schema: ProofRequest,
    defaultValues: { password: '', code: '' },
    toRequest: ({ password, code }) => ({
      kind: 'secrets',
      ...(ways.password ? { password } : {}),
      ...(ways.code ? { code } : {}),
    }),
  })
  const field = fieldsOf(form)
  const submit = form.handleSubmit(async (proof) => {
    const { error } = await sendProof(fetch, proof)
    if (error) showServerErrors(form, error, t.failed)
    else onDone(true)
  })
  return (
    // eslint-disable-next-line project/forms-ask-before-leaving -- holds only credentials (0155)
    <form className={layout.form} onSubmit={(event) => void submit(event)} noValidate>
      <FormFailure form={form} />
      {ways.password && <PasswordField label={t.password} required {...field('password')} />}
      {ways.code && (
        <TextField
          label={t.code}
          hint={t.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...field('code')}
        />
      )}
      <BusyButton
        type="submit"
        variant="primary"
        isWide
        isBusy={form.formState.isSubmitting}
        busyText={t.confirming}
      >
        {t.confirm}
      </BusyButton>
    </form>
  )
}
