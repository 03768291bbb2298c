import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { EXEMPTION_KINDS } from '@platform/shared-contracts/http'
import { DOCUMENT_TYPES, TAX_STATES, stateLabel } from '@platform/shared-contracts/rules'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { TextField } from '@platform/shared-ui/field'
import { FileField } from '@platform/shared-ui/file-field'
import { LeaveAlert, LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { FormFailure } from '@platform/shared-ui/form/server-errors'
import { useFileField } from '@platform/shared-ui/form/use-file-field'
import { fieldsOf } from '@platform/shared-ui/form/use-schema-form'
import { SelectField } from '@platform/shared-ui/select-field'
import { exemptionFormMessages, exemptionKindMessages } from './exemption.messages.ts'
import { useExemptionForm, type ExemptionForm } from './use-exemption-form.ts'
import classes from './exemption.module.css'

const FORM = 'send-tax-exemption'

/** Closing it asks first, as leaving the page does. */
export function ExemptionDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStore(exemptionFormMessages)
  const { form, submit } = useExemptionForm(onClose)
  const { isDirty, isSubmitting } = form.formState
  const [isAsking, setAsking] = useState(false)
  const close = () => (isDirty ? setAsking(true) : onClose())
  const footer = (
    <>
      <Button onClick={close}>{t.cancel}</Button>
      <BusyButton type="submit" form={FORM} variant="primary" isBusy={isSubmitting} busyText={t.sending}>
        {t.send}
      </BusyButton>
    </>
  )
  return (
    <>
      <Dialog isOpen title={t.title} size="lg" onClose={close} footer={footer}>
        <form id={FORM} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
          <FormFailure form={form} />
          <Fields form={form} />
          <DocumentField form={form} />
          <LeaveQuestion form={form} />
        </form>
      </Dialog>
      {isAsking && <LeaveAlert onLeave={onClose} onStay={() => setAsking(false)} />}
    </>
  )
}

interface FieldsProps {
  readonly form: ExemptionForm
}

/** After the fields above it, also for the form, which focuses the first one that is wrong. */
function DocumentField({ form }: FieldsProps) {
  const t = useStore(exemptionFormMessages)
  return (
    <FileField
      label={t.file}
      hint={t.fileHint}
      required
      accept={DOCUMENT_TYPES}
      {...useFileField(form, 'file')}
    />
  )
}

function Fields({ form }: FieldsProps) {
  const t = useStore(exemptionFormMessages)
  const kinds = useStore(exemptionKindMessages)
  const field = fieldsOf(form)
  return (
    <div className={classes.pair}>
      <TextField label={t.number} hint={t.numberHint} required maxLength={60} {...field('number')} />
      <SelectField
        label={t.state}
        hint={t.stateHint}
        required
        emptyOption={t.chooseState}
        options={TAX_STATES.map((state) => ({ value: state.code, label: stateLabel(state) }))}
        {...field('state')}
      />
      <SelectField
        label={t.kind}
        required
        emptyOption={t.chooseKind}
        options={EXEMPTION_KINDS.map((kind) => ({ value: kind, label: kinds[kind] }))}
        {...field('kind')}
      />
      <TextField label={t.expiresOn} hint={t.expiresHint} type="date" {...field('expiresOn')} />
    </div>
  )
}
