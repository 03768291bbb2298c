import { useStore } from '@nanostores/react'
import { ProfessionalRequest, type Professional } from '@platform/shared-contracts/http'
import { stateLabel, US_STATES } from '@platform/shared-contracts/rules'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { TextField } from '@platform/shared-ui/field'
import { SelectField } from '@platform/shared-ui/select-field'
import { flag, list, optional, text, typedFields } from '../lib/typed-fields.rule.ts'
import { ResourceDialog } from '../ui/resource-dialog.tsx'
import { labeled, useRowForm, type EditorProps } from '../ui/use-row-form.ts'
import { useSaveProfessionalMutation } from './professionals.api.ts'
import { professionalMessages } from './professionals.messages.ts'

const FIELDS = typedFields({
  firstName: text,
  lastName: text,
  email: optional,
  phone: optional,
  companyName: optional,
  city: optional,
  state: text,
  source: text,
  certifications: list,
  services: list,
  certifiedUntil: optional,
  checkedOn: optional,
  doNotContact: flag,
})

export function ProfessionalDialog({ row, onClose }: EditorProps<Professional>) {
  const t = useStore(professionalMessages)
  const form = useRowForm({
    ...FIELDS,
    row,
    schema: ProfessionalRequest,
    useSave: useSaveProfessionalMutation,
    saved: (one) => t.saved({ name: nameOf(one) }),
    onClose,
  })
  const field = labeled(form, t)
  const title = row ? t.editTitle({ name: nameOf(row) }) : t.addTitle
  return (
    <ResourceDialog form={form} title={title} size="lg" onClose={onClose}>
      <TextField {...field('firstName')} required />
      <TextField {...field('lastName')} required />
      <TextField {...field('email')} type="email" />
      <TextField {...field('phone')} type="tel" />
      <TextField {...field('companyName')} />
      <TextField {...field('city')} />
      <SelectField
        {...field('state')}
        required
        emptyOption={t.chooseState}
        options={US_STATES.map((state) => ({ value: state.code, label: stateLabel(state) }))}
      />
      <TextField {...field('source')} required />
      <TextField {...field('certifications')} />
      <TextField {...field('services')} />
      <TextField {...field('certifiedUntil')} type="date" />
      <TextField {...field('checkedOn')} type="date" />
      <CheckboxField {...field('doNotContact')} />
    </ResourceDialog>
  )
}

export function nameOf({ firstName, lastName }: Professional): string {
  return `${firstName} ${lastName}`
}
