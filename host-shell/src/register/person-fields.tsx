import { useStore } from '@nanostores/react'
import { stateLabel, US_STATES } from '@platform/shared-contracts/rules'
import { TextField } from '@platform/shared-ui/field'
import { SelectField } from '@platform/shared-ui/select-field'
import layout from '../ui/form.module.css'
import { EmailNote } from './email-note.tsx'
import type { FormProps } from './form-props.ts'
import { registerMessages } from './register.messages.ts'
import type { EmailAvailability } from './use-email-availability.ts'

const STATES = US_STATES.map((state) => ({ value: state.code, label: stateLabel(state) }))

interface PersonFieldsProps extends FormProps {
  readonly availability: EmailAvailability
}

/** Who registers, and where they work. */
export function PersonFields({ field, availability }: PersonFieldsProps) {
  const t = useStore(registerMessages)
  return (
    <>
      <div className={layout.pair}>
        <TextField label={t.firstName} autoComplete="given-name" required {...field('first_name')} />
        <TextField label={t.lastName} autoComplete="family-name" required {...field('last_name')} />
      </div>
      <TextField
        label={t.email}
        type="email"
        autoComplete="email"
        required
        status={<EmailNote availability={availability} />}
        {...field('email')}
      />
      <TextField label={t.company} autoComplete="organization" required {...field('company_name')} />
      <SelectField
        label={t.state}
        autoComplete="address-level1"
        required
        emptyOption={t.chooseState}
        options={STATES}
        {...field('state')}
      />
    </>
  )
}
