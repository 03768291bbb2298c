import { useStore } from '@nanostores/react'
import { PasswordChangeRequest, type AccountProfile } from '@platform/shared-contracts/http'
import type { Reading } from '@platform/shared-contracts/client'
import { BusyButton } from '@platform/shared-ui/button'
import { PasswordField } from '@platform/shared-ui/field'
import { LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { useShell } from '../app/shell-services.ts'
import { formMessages } from '../ui/form.messages.ts'
import layout from '../ui/form.module.css'
import { NewPasswordFields } from '../ui/new-password.tsx'
import { changePassword } from './account.api.ts'
import { accountMessages } from './account.messages.ts'
import { Section, WhenLoaded } from './section.tsx'

interface PasswordSectionProps {
  readonly profile: Reading<AccountProfile>
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

const EMPTY = { currentPassword: '', newPassword: '', confirmation: '' }

function PasswordForm({ onChanged }: Pick<PasswordSectionProps, 'onChanged'>) {
  const t = useStore(accountMessages)
  const { saving } = useStore(formMessages)
  const { form, submit } = useChange(onChanged)
  const field = fieldsOf(form)
  return (
    <form className={layout.form} onSubmit={(event) => void submit(event)} noValidate>
      <FormFailure form={form} />
      <PasswordField
        label={t.current}
        autoComplete="current-password"
        required
        {...field('currentPassword')}
      />
      <NewPasswordFields
        labels={{ password: t.new, confirm: t.confirm }}
        password={field('newPassword')}
        confirmation={field('confirmation')}
      />
      <div>
        <BusyButton type="submit" isBusy={form.formState.isSubmitting} busyText={saving}>
          {t.change}
        </BusyButton>
      </div>
      <LeaveQuestion form={form} />
    </form>
  )
}

function useChange(onChanged: () => void) {
  const { fetch, notify } = useShell()
  const t = useStore(accountMessages)
  const { passwordsDiffer, tryLater } = useStore(formMessages)
  const form = useSchemaForm<typeof EMPTY, PasswordChangeRequest>({
    schema: PasswordChangeRequest,
    defaultValues: EMPTY,
  })
  const submit = form.handleSubmit(async (request) => {
    if (request.newPassword !== form.getValues('confirmation'))
      return form.setError('confirmation', { message: passwordsDiffer }, { shouldFocus: true })
    const { error } = await changePassword(fetch, request)
    if (error) return showServerErrors(form, error, tryLater)
    form.reset()
    notify('success', t.changed)
    onChanged()
  })
  return { form, submit }
}
