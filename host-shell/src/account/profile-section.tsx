import { useState, type FormEvent } from 'react'
import { useStore } from '@nanostores/react'
import type { AccountProfile } from '@platform/shared-contracts/http'
import { stateLabel, US_STATES } from '@platform/shared-contracts/rules'
import { BusyButton } from '@platform/shared-ui/button'
import { TextField } from '@platform/shared-ui/field'
import { SelectField } from '@platform/shared-ui/select-field'
import { useShell } from '../app/shell-services.ts'
import { format } from '../ui/format.ts'
import { formMessages } from '../ui/form.messages.ts'
import layout from '../ui/form.module.css'
import { SubmitFailure } from '../ui/submit-failure.tsx'
import { outcomeOf, useSubmit } from '../ui/use-submit.ts'
import { saveProfile } from './account.api.ts'
import { accountMessages } from './account.messages.ts'
import { Section, WhenLoaded } from './section.tsx'
import type { Loaded } from './use-loaded.ts'

export function ProfileSection({ profile }: { readonly profile: Loaded<AccountProfile> }) {
  const t = useStore(accountMessages)
  const { time } = useStore(format)
  const since = profile.value && time(new Date(profile.value.memberSince), { dateStyle: 'long' })
  return (
    <Section title={t.profile} text={since && t.memberSince({ date: since })}>
      <WhenLoaded loaded={profile}>{(value) => <ProfileForm profile={value} />}</WhenLoaded>
    </Section>
  )
}

const STATES = US_STATES.map((state) => ({ value: state.code, label: stateLabel(state) }))

function ProfileForm({ profile }: { readonly profile: AccountProfile }) {
  const { fetch, notify, session } = useShell()
  const t = useStore(accountMessages)
  const { saving } = useStore(formMessages)
  const [form, setForm] = useState({
    firstName: profile.firstName,
    lastName: profile.lastName,
    companyName: profile.companyName ?? '',
    state: profile.state ?? '',
  })
  const save = useSubmit()
  const field = (name: keyof typeof form) => ({
    name,
    value: form[name],
    error: save.fields[name],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const change = { ...form, state: form.state || undefined, companyName: form.companyName || undefined }
    void save.run(async () => {
      const outcome = await outcomeOf(() => saveProfile(fetch, change), t.failed)
      if (!outcome.ok) return outcome
      notify('success', t.saved)
      // The name in the header comes from the session.
      void session.verify()
      return outcome
    })
  }

  return (
    <form className={layout.form} onSubmit={submit}>
      <SubmitFailure submit={save} />
      <div className={layout.pair}>
        <TextField label={t.firstName} autoComplete="given-name" required {...field('firstName')} />
        <TextField label={t.lastName} autoComplete="family-name" required {...field('lastName')} />
      </div>
      <div className={layout.pair}>
        <TextField label={t.company} autoComplete="organization" {...field('companyName')} />
        <SelectField label={t.state} emptyOption={t.noState} options={STATES} {...field('state')} />
      </div>
      <div>
        <BusyButton type="submit" variant="primary" isBusy={save.isBusy} busyText={saving}>
          {t.save}
        </BusyButton>
      </div>
    </form>
  )
}
