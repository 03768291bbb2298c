import { useState, type FormEvent } from 'react'
import { useStore } from '@nanostores/react'
import type { AccountProfile } from '@platform/shared-contracts/http'
import { BusyButton } from '@platform/shared-ui/button'
import { PasswordField } from '@platform/shared-ui/field'
import { useShell } from '../app/shell-services.ts'
import { formMessages } from '../ui/form.messages.ts'
import layout from '../ui/form.module.css'
import { NewPasswordFields, NO_PASSWORD, passwordFault } from '../ui/new-password.tsx'
import { SubmitFailure } from '../ui/submit-failure.tsx'
import { outcomeOf, useSubmit, type Outcome } from '../ui/use-submit.ts'
import { changePassword } from './account.api.ts'
import { accountMessages } from './account.messages.ts'
import { Section, WhenLoaded } from './section.tsx'
import type { Loaded } from './use-loaded.ts'

interface PasswordSectionProps {
  readonly profile: Loaded<AccountProfile>
  readonly onChanged: () => void
}

export function PasswordSection({ profile, onChanged }: PasswordSectionProps) {
  const t = useStore(accountMessages)
  return (
    <Section title={t.password} text={t.passwordText}>
      <WhenLoaded loaded={profile}>
        {({ hasPassword }) =>
          hasPassword ? <PasswordForm onChanged={onChanged} /> : <p>{t.directoryText}</p>
        }
      </WhenLoaded>
    </Section>
  )
}

function PasswordForm({ onChanged }: Pick<PasswordSectionProps, 'onChanged'>) {
  const { notify } = useShell()
  const t = useStore(accountMessages)
  const { saving } = useStore(formMessages)
  const [current, setCurrent] = useState('')
  const [value, setValue] = useState(NO_PASSWORD)
  const save = useSubmit()
  const change = useChange()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save.run(async () => {
      const outcome = await change(current, value)
      if (!outcome.ok) return outcome
      setCurrent('')
      setValue(NO_PASSWORD)
      notify('success', t.changed)
      onChanged()
      return outcome
    })
  }

  return (
    <form className={layout.form} onSubmit={submit}>
      <SubmitFailure submit={save} />
      <PasswordField
        label={t.current}
        name="current_password"
        autoComplete="current-password"
        error={save.fields.currentPassword}
        required
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <NewPasswordFields
        labels={{ password: t.new, confirm: t.confirm }}
        value={value}
        onChange={setValue}
        error={save.fields.newPassword}
      />
      <div>
        <BusyButton type="submit" isBusy={save.isBusy} busyText={saving}>
          {t.change}
        </BusyButton>
      </div>
    </form>
  )
}

function useChange(): (current: string, value: typeof NO_PASSWORD) => Promise<Outcome> {
  const { fetch } = useShell()
  const texts = useStore(formMessages)
  return async (current, value) => {
    const fault = passwordFault(value, texts)
    if (fault) return { ok: false, message: fault }
    const request = { currentPassword: current, newPassword: value.password }
    return outcomeOf(() => changePassword(fetch, request), texts.tryLater)
  }
}
