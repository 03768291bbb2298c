import { useStore } from '@nanostores/react'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { Card } from '@platform/shared-ui/card'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import { moduleOptions } from '../lib/module-title.ts'
import { ChoicesField } from '../ui/choices-field.tsx'
import type { FormOf } from '../ui/use-resource-form.ts'
import type { PartnerDraft } from './partner-form.rule.ts'
import { partnerMessages } from './partners.messages.ts'
import layout from '../ui/layout.module.css'

export interface PartnerFieldsProps {
  readonly form: FormOf<PartnerDraft>
}

export function AboutFields({ form: { form, field } }: PartnerFieldsProps) {
  const t = useStore(partnerMessages)
  return (
    <Card level={2} title={t.about}>
      <div className={layout.fields}>
        <div className={layout.pair}>
          <TextField label={t.title} hint={t.titleHint} required {...field('title')} />
          <TextField label={t.certifications} hint={t.certificationsHint} {...field('certifications')} />
        </div>
        <TextField
          label={t.publicUrl}
          hint={t.publicUrlHint({ address: form.watch('profile.publicUrl') })}
          required
          autoCapitalize="none"
          spellCheck={false}
          {...field('profile.publicUrl')}
        />
        <TextAreaField label={t.bio} hint={t.bioHint} rows={8} {...field('profile.bio')} />
      </div>
    </Card>
  )
}

export function WorkFields({ form }: PartnerFieldsProps) {
  const t = useStore(partnerMessages)
  const { field } = form
  return (
    <Card level={2} title={t.work}>
      <div className={layout.fields}>
        <TextAreaField label={t.services} hint={t.servicesHint} rows={4} {...field('profile.services')} />
        <div className={layout.pair}>
          <TextField
            label={t.states}
            hint={t.statesHint}
            autoCapitalize="characters"
            {...field('profile.states')}
          />
          <TextField label={t.languages} hint={t.languagesHint} required {...field('profile.languages')} />
        </div>
        <Specialties form={form} />
      </div>
    </Card>
  )
}

/** Keeps the modules that are not offered here. */
function Specialties({ form: { form, field } }: PartnerFieldsProps) {
  const t = useStore(partnerMessages)
  const stored = form.formState.defaultValues?.profile?.specialties ?? []
  const others = stored.filter((code) => !CORE_MODULES.some((module) => module.code === code))
  const options = moduleOptions()
  return (
    <ChoicesField
      label={t.specialties}
      isWide
      options={[...options, ...others.map((code = '') => ({ value: code, label: code }))]}
      field={field('profile.specialties')}
    />
  )
}
