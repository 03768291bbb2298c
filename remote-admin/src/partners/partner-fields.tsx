import { useStore } from '@nanostores/react'
import type { ChangeEvent } from 'react'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { Card } from '@platform/shared-ui/card'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import type { PartnerForm } from './partner-form.rule.ts'
import { partnerMessages } from './partners.messages.ts'
import classes from './partners.module.css'

export interface PartnerFieldsProps {
  readonly form: PartnerForm
  readonly errors: Partial<Record<string, string>>
  readonly change: (patch: Partial<PartnerForm>) => void
}

type TextName = Exclude<keyof PartnerForm, 'specialties' | 'credentials'>

/** What every text field of the form has in common. */
function textFieldProps({ form, errors, change }: PartnerFieldsProps) {
  return (name: TextName) => ({
    value: form[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [name]: target.value }),
  })
}

export function AboutFields(props: PartnerFieldsProps) {
  const t = useStore(partnerMessages)
  const field = textFieldProps(props)
  return (
    <Card level={2} title={t.about}>
      <div className={classes.stack}>
        <div className={classes.pair}>
          <TextField label={t.title} hint={t.titleHint} required minLength={2} {...field('title')} />
          <TextField label={t.certifications} hint={t.certificationsHint} {...field('certifications')} />
        </div>
        <TextField
          label={t.publicUrl}
          hint={t.publicUrlHint({ address: props.form.publicUrl })}
          required
          minLength={3}
          autoCapitalize="none"
          spellCheck={false}
          {...field('publicUrl')}
        />
        <TextAreaField label={t.bio} hint={t.bioHint} rows={8} {...field('bio')} />
      </div>
    </Card>
  )
}

export function WorkFields(props: PartnerFieldsProps) {
  const t = useStore(partnerMessages)
  const { form, change } = props
  const field = textFieldProps(props)
  const toggle = (code: string, isChosen: boolean) =>
    change({
      specialties: isChosen ? [...form.specialties, code] : form.specialties.filter((one) => one !== code),
    })
  return (
    <Card level={2} title={t.work}>
      <div className={classes.stack}>
        <TextAreaField label={t.services} hint={t.servicesHint} rows={4} {...field('services')} />
        <div className={classes.pair}>
          <TextField label={t.states} hint={t.statesHint} autoCapitalize="characters" {...field('states')} />
          <TextField label={t.languages} hint={t.languagesHint} required {...field('languages')} />
        </div>
        <fieldset className={classes.specialties}>
          <legend>{t.specialties}</legend>
          {CORE_MODULES.map(({ code, title }) => (
            <CheckboxField
              key={code}
              label={title}
              checked={form.specialties.includes(code)}
              onChange={({ target }) => toggle(code, target.checked)}
            />
          ))}
        </fieldset>
      </div>
    </Card>
  )
}
