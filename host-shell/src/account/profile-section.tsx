import { useStore } from '@nanostores/react'
import { AccountProfileChange, type AccountProfile } from '@platform/shared-contracts/http'
import type { Reading } from '@platform/shared-contracts/client'
import { stateLabel, US_STATES } from '@platform/shared-contracts/rules'
import { BusyButton } from '@platform/shared-ui/button'
import { TextField } from '@platform/shared-ui/field'
import { LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { startAgainAfter } from '@platform/shared-ui/form/start-again'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { SelectField } from '@platform/shared-ui/select-field'
import { i18n } from '../app/i18n.ts'
import { useShell } from '../app/shell-services.ts'
import { formMessages } from '../ui/form.messages.ts'
import layout from '../ui/form.module.css'
import { saveProfile } from './account.api.ts'
import { accountMessages } from './account.messages.ts'
import { Section, WhenLoaded } from './section.tsx'

export function ProfileSection({ profile }: { readonly profile: Reading<AccountProfile> }) {
  const t = useStore(accountMessages)
  const { time } = useStore(i18n.format)
  const since = profile.data && time(new Date(profile.data.memberSince), { dateStyle: 'long' })
  return (
    <Section title={t.profile} text={since ? t.memberSince({ date: since }) : undefined}>
      <WhenLoaded loaded={profile}>{(value) => <ProfileForm profile={value} />}</WhenLoaded>
    </Section>
  )
}

const STATES = US_STATES.map((state) => ({ value: state.code, label: stateLabel(state) }))

function ProfileForm({ profile }: { readonly profile: AccountProfile }) {
  const t = useStore(accountMessages)
  const { saving } = useStore(formMessages)
  const { form, submit } = useProfileForm(profile)
  const field = fieldsOf(form)
  return (
    <form className={layout.form} onSubmit={(event) => void submit(event)} noValidate>
      <FormFailure form={form} />
      <div className={layout.pair}>
        <TextField label={t.firstName} autoComplete="given-name" required {...field('firstName')} />
        <TextField label={t.lastName} autoComplete="family-name" required {...field('lastName')} />
      </div>
      <div className={layout.pair}>
        <TextField label={t.company} autoComplete="organization" {...field('companyName')} />
        <SelectField label={t.state} emptyOption={t.noState} options={STATES} {...field('state')} />
      </div>
      <div>
        <BusyButton type="submit" variant="primary" isBusy={form.formState.isSubmitting} busyText={saving}>
          {t.save}
        </BusyButton>
      </div>
      <LeaveQuestion form={form} />
    </form>
  )
}

function useProfileForm({ firstName, lastName, companyName, state }: AccountProfile) {
  const { fetch, notify, session } = useShell()
  const t = useStore(accountMessages)
  const defaultValues = { firstName, lastName, companyName: companyName ?? '', state: state ?? '' }
  const form = useSchemaForm<typeof defaultValues, AccountProfileChange>({
    schema: AccountProfileChange,
    defaultValues,
    toRequest: (draft) => ({
      ...draft,
      state: draft.state || undefined,
      companyName: draft.companyName || undefined,
    }),
  })
  const submit = form.handleSubmit(async (change) => {
    const sent = form.getValues()
    const startAgain = startAgainAfter(form)
    const { error } = await saveProfile(fetch, change)
    if (error) return showServerErrors(form, error, t.failed)
    startAgain(sent)
    notify('success', t.saved)
    // The name in the header comes from the session.
    void session.verify()
  })
  return { form, submit }
}
