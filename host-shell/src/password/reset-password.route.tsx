import { useState, type FormEvent } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, LinkButton } from '@platform/shared-ui/button'
import { TextField } from '@platform/shared-ui/field'
import { useShell } from '../app/shell-services.ts'
import { jsonBody } from '../lib/answer.ts'
import { formMessages } from '../ui/form.messages.ts'
import layout from '../ui/form.module.css'
import { FormPage } from '../ui/form-page.tsx'
import { NewPasswordFields, NO_PASSWORD, passwordFault } from '../ui/new-password.tsx'
import { SubmitFailure } from '../ui/submit-failure.tsx'
import { outcomeOf, useSubmit, type Outcome } from '../ui/use-submit.ts'
import { passwordMessages } from './password.messages.ts'

const NAMES_NEEDED = 'names-needed'
const NO_NAMES = { firstName: '', lastName: '' }
type Names = typeof NO_NAMES

interface NameFieldsProps {
  readonly names: Names
  readonly onChange: (names: Names) => void
  readonly errors: Readonly<Record<string, string>>
}

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
  const texts = useStore(formMessages)
  const [value, setValue] = useState(NO_PASSWORD)
  const [names, setNames] = useState<Names | null>(null)
  const reset = useSubmit()
  const send = useReset(token)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void reset.run(async () => {
      const fault = passwordFault(value, texts)
      if (fault) return { ok: false, message: fault }
      const outcome = await send(value.password, names)
      if (!outcome.ok && outcome.code === NAMES_NEEDED) setNames(names ?? NO_NAMES)
      return outcome
    })
  }

  if (reset.isDone)
    return (
      <Alert kind="success" actions={<LinkButton to="/login">{t.signIn}</LinkButton>}>
        {t.saved}
      </Alert>
    )
  return (
    <form className={layout.form} onSubmit={submit}>
      <SubmitFailure submit={reset} />
      <NewPasswordFields labels={t} value={value} onChange={setValue} error={reset.fields.password} />
      {names && <NameFields names={names} onChange={setNames} errors={reset.fields} />}
      <BusyButton type="submit" variant="primary" isBusy={reset.isBusy} busyText={texts.saving}>
        {t.save}
      </BusyButton>
    </form>
  )
}

/** For an account that was never verified: the names entered for it before were discarded. */
function NameFields({ names, onChange, errors }: NameFieldsProps) {
  const t = useStore(passwordMessages)
  const field = (name: keyof Names) => ({
    name,
    required: true,
    value: names[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...names, [name]: event.target.value }),
  })
  return (
    <div className={layout.pair}>
      <TextField label={t.firstName} autoComplete="given-name" {...field('firstName')} />
      <TextField label={t.lastName} autoComplete="family-name" {...field('lastName')} />
    </div>
  )
}

function useReset(token: string): (password: string, names: Names | null) => Promise<Outcome> {
  const { session } = useShell()
  const { spent } = useStore(passwordMessages)
  const { tryLater } = useStore(formMessages)
  return (password, names) =>
    outcomeOf(async () => {
      const response = await session.call('/auth/reset-password', jsonBody({ token, password, ...names }))
      return response.status === 410 ? Response.json({ message: spent }, { status: 410 }) : response
    }, tryLater)
}

export { ResetPasswordRoute as Component }
