import { useStore } from '@nanostores/react'
import { BusyButton } from '@platform/shared-ui/button'
import { LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { FormFailure } from '@platform/shared-ui/form/server-errors'
import { fieldsOf } from '@platform/shared-ui/form/use-schema-form'
import layout from '../ui/form.module.css'
import { ConsentFields } from './consent-fields.tsx'
import { PartnerSelect } from './partner-select.tsx'
import { PasswordFields } from './password-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { registerMessages } from './register.messages.ts'
import type { Registration } from './use-registration.ts'

export function RegisterForm({ registration }: { readonly registration: Registration }) {
  const { form, availability, partners, submit } = registration
  const t = useStore(registerMessages)
  const field = fieldsOf(form)
  return (
    <form className={layout.form} onSubmit={(event) => void submit(event)} noValidate>
      <PersonFields field={field} availability={availability} />
      {partners && <PartnerSelect partners={partners} field={field} />}
      <PasswordFields field={field} />
      <ConsentFields field={field} />
      <FormFailure form={form} />
      <BusyButton
        type="submit"
        variant="primary"
        size="lg"
        isWide
        isBusy={form.formState.isSubmitting}
        busyText={t.submitting}
      >
        {t.submit}
      </BusyButton>
      <LeaveQuestion form={form} />
    </form>
  )
}
