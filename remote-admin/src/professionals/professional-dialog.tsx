import { useStore } from '@nanostores/react'
import { useState, type ChangeEvent, type FormEvent } from 'react'
import type { Professional } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { stateLabel, US_STATES } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { Dialog } from '@platform/shared-ui/dialog'
import { TextField } from '@platform/shared-ui/field'
import { SelectField } from '@platform/shared-ui/select-field'
import { failureOf } from '../lib/failure.ts'
import { formOf, requestOf, type ProfessionalForm } from './professional-form.rule.ts'
import { useSaveProfessionalMutation } from './professionals.api.ts'
import { professionalMessages } from './professionals.messages.ts'
import classes from './professionals.module.css'

interface Props {
  /** `null` adds one. */
  readonly saved: Professional | null
  readonly onClose: () => void
}

const FORM = 'professional-form'

export function ProfessionalDialog({ saved, onClose }: Props) {
  const t = useStore(professionalMessages)
  const { notify } = usePlatform()
  const [form, setForm] = useState(() => formOf(saved))
  const [save, { isLoading, error }] = useSaveProfessionalMutation()
  const failure = error && failureOf(error)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await save({ id: saved?.id ?? null, wanted: requestOf(form) })
    if (answer.error) return
    notify('success', t.saved({ name: `${form.firstName} ${form.lastName}` }))
    onClose()
  }
  const footer = (
    <>
      <Button onClick={onClose}>{t.cancel}</Button>
      <BusyButton type="submit" form={FORM} variant="primary" isBusy={isLoading} busyText={t.saving}>
        {t.save}
      </BusyButton>
    </>
  )
  const title = saved ? t.editTitle({ name: `${saved.firstName} ${saved.lastName}` }) : t.addTitle
  return (
    <Dialog isOpen title={title} size="lg" onClose={onClose} footer={footer}>
      <form id={FORM} className={classes.form} onSubmit={(event) => void submit(event)}>
        {failure && !failure.fields && <Alert kind="danger">{failure.message}</Alert>}
        <Fields
          form={form}
          errors={failure?.fields ?? {}}
          change={(patch) => setForm({ ...form, ...patch })}
        />
      </form>
    </Dialog>
  )
}

interface FieldsProps {
  readonly form: ProfessionalForm
  readonly errors: Readonly<Record<string, string>>
  readonly change: (patch: Partial<ProfessionalForm>) => void
}

function Fields({ form, errors, change }: FieldsProps) {
  const t = useStore(professionalMessages)
  const field = (name: Exclude<keyof ProfessionalForm, 'doNotContact'>) => ({
    label: t[name],
    value: form[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      change({ [name]: target.value }),
  })
  return (
    <>
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
      <TextField {...field('source')} hint={t.sourceHint} required minLength={2} />
      <TextField {...field('certifications')} hint={t.certificationsHint} />
      <TextField {...field('services')} hint={t.servicesHint} />
      <TextField {...field('certifiedUntil')} type="date" />
      <TextField {...field('checkedOn')} type="date" />
      <CheckboxField
        label={t.doNotContact}
        hint={t.doNotContactHint}
        checked={form.doNotContact}
        onChange={({ target }) => change({ doNotContact: target.checked })}
      />
    </>
  )
}
