import { useStore } from '@nanostores/react'
import { ProfessionalRequest, type Professional } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { stateLabel, US_STATES } from '@platform/shared-contracts/rules'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { TextField } from '@platform/shared-ui/field'
import { SelectField } from '@platform/shared-ui/select-field'
import { ResourceDialog } from '../ui/resource-dialog.tsx'
import { useResourceForm } from '../ui/use-resource-form.ts'
import { formOf, requestOf, type ProfessionalForm } from './professional-form.rule.ts'
import { useSaveProfessionalMutation } from './professionals.api.ts'
import { professionalMessages } from './professionals.messages.ts'
import classes from './professionals.module.css'

interface Props {
  /** `null` adds one. */
  readonly saved: Professional | null
  readonly onClose: () => void
}

export function ProfessionalDialog({ saved, onClose }: Props) {
  const t = useStore(professionalMessages)
  const { notify } = usePlatform()
  const [save] = useSaveProfessionalMutation()
  const form = useResourceForm({
    row: saved,
    toDraft: formOf,
    toRequest: requestOf,
    schema: ProfessionalRequest,
    save: (wanted) => save({ id: saved?.id ?? null, wanted }),
    onSaved: ({ firstName, lastName }) => {
      notify('success', t.saved({ name: `${firstName} ${lastName}` }))
      onClose()
    },
  })
  const field = (name: keyof ProfessionalForm) => ({ label: t[name], ...form.field(name) })
  return (
    <ResourceDialog
      form={form}
      title={saved ? t.editTitle({ name: `${saved.firstName} ${saved.lastName}` }) : t.addTitle}
      size="lg"
      className={classes.form}
      save={t.save}
      saving={t.saving}
      onClose={onClose}
    >
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
      <TextField {...field('source')} hint={t.sourceHint} required />
      <TextField {...field('certifications')} hint={t.certificationsHint} />
      <TextField {...field('services')} hint={t.servicesHint} />
      <TextField {...field('certifiedUntil')} type="date" />
      <TextField {...field('checkedOn')} type="date" />
      <CheckboxField {...field('doNotContact')} hint={t.doNotContactHint} />
    </ResourceDialog>
  )
}
