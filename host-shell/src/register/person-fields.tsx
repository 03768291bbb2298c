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
export function PersonFields({ form, change, errors, availability }: PersonFieldsProps) {
  const t = useStore(registerMessages)
  return (
    <>
      <div className={layout.pair}>
        <TextField
          label={t.firstName}
          name="first_name"
          error={errors.first_name}
          autoComplete="given-name"
          required
          value={form.firstName}
          onChange={(event) => change({ firstName: event.target.value })}
        />
        <TextField
          label={t.lastName}
          name="last_name"
          error={errors.last_name}
          autoComplete="family-name"
          required
          value={form.lastName}
          onChange={(event) => change({ lastName: event.target.value })}
        />
      </div>
      <TextField
        label={t.email}
        type="email"
        name="email"
        error={errors.email}
        autoComplete="email"
        required
        status={<EmailNote availability={availability} />}
        value={form.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <TextField
        label={t.company}
        name="company_name"
        error={errors.company_name}
        autoComplete="organization"
        required
        value={form.company}
        onChange={(event) => change({ company: event.target.value })}
      />
      <SelectField
        label={t.state}
        name="state"
        autoComplete="address-level1"
        required
        emptyOption={t.chooseState}
        options={STATES}
        value={form.state}
        onChange={(event) => change({ state: event.target.value })}
      />
    </>
  )
}
