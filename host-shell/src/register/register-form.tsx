import { useState, type FormEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import layout from '../ui/form.module.css'
import { ConsentFields } from './consent-fields.tsx'
import { pointAtMissingField } from './missing-field.ts'
import { PartnerSelect } from './partner-select.tsx'
import { PasswordFields } from './password-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { registerMessages } from './register.messages.ts'
import { EMPTY_FORM } from './registration-form.rule.ts'
import type { FormProps } from './form-props.ts'
import { useEmailAvailability } from './use-email-availability.ts'
import { usePartners } from './use-partners.ts'
import type { Registration } from './use-registration.ts'

export function RegisterForm({ registration }: { readonly registration: Registration }) {
  const t = useStore(registerMessages)
  const { state } = useLocation()
  const [form, setForm] = useState(() => ({ ...EMPTY_FORM, email: invitedEmail(state) }))
  const change: FormProps['change'] = (fields) => setForm((before) => ({ ...before, ...fields }))
  const availability = useEmailAvailability(form.email)
  const partners = usePartners()
  const isBusy = registration.stage === 'busy'

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || pointAtMissingField(event.currentTarget)) return
    void registration.submit(form, { availability, partners })
  }

  return (
    <form className={layout.form} onSubmit={submit} noValidate>
      <PersonFields form={form} change={change} errors={registration.fields} availability={availability} />
      {partners && (
        <PartnerSelect partners={partners} value={form.partner} onChange={(partner) => change({ partner })} />
      )}
      <PasswordFields form={form} change={change} errors={registration.fields} />
      <ConsentFields form={form} change={change} errors={registration.fields} />
      {registration.failure !== null && (
        <Alert kind="danger" onDismiss={registration.dismiss}>
          {registration.failure}
        </Alert>
      )}
      <BusyButton type="submit" variant="primary" size="lg" isWide isBusy={isBusy} busyText={t.submitting}>
        {t.submit}
      </BusyButton>
    </form>
  )
}

/** The invited email address, if the user came from an invitation. */
function invitedEmail(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return ''
  return typeof state.email === 'string' ? state.email : ''
}
