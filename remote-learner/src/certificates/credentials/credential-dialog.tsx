import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Credential } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { CORE_MODULES, courseTitle, DOCUMENT_TYPES } from '@platform/shared-contracts/rules'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { TextField } from '@platform/shared-ui/field'
import { FileField } from '@platform/shared-ui/file-field'
import { LeaveAlert, LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { FormFailure } from '@platform/shared-ui/form/server-errors'
import { useFileField } from '@platform/shared-ui/form/use-file-field'
import { fieldsOf } from '@platform/shared-ui/form/use-schema-form'
import { SelectField } from '@platform/shared-ui/select-field'
import { credentialFormMessages } from './credentials.messages.ts'
import { useCredentialForm, type CredentialForm } from './use-credential-form.ts'
import classes from './credentials.module.css'

const FORM = 'credential'

interface Props {
  /** What is corrected; null for a new one. */
  readonly saved: Credential | null
  readonly onClose: () => void
}

/** Closing it asks first, as leaving the page does. */
export function CredentialDialog({ saved, onClose }: Props) {
  const t = useStore(credentialFormMessages)
  const { form, submit } = useCredentialForm(saved, onClose)
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
      <Dialog
        isOpen
        title={saved ? t.correctTitle({ title: saved.title }) : t.addTitle}
        size="lg"
        onClose={close}
        footer={footer}
      >
        <form id={FORM} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
          <FormFailure form={form} />
          <CredentialFields form={form} />
          <DocumentField form={form} hint={saved ? t.currentFileHint : t.fileHint} />
          <LeaveQuestion form={form} />
        </form>
      </Dialog>
      {isAsking && <LeaveAlert onLeave={onClose} onStay={() => setAsking(false)} />}
    </>
  )
}

interface FieldsProps {
  readonly form: CredentialForm
}

function DocumentField({ form, hint }: FieldsProps & { readonly hint: string }) {
  const t = useStore(credentialFormMessages)
  return <FileField label={t.file} hint={hint} accept={DOCUMENT_TYPES} {...useFileField(form, 'file')} />
}

function CredentialFields({ form }: FieldsProps) {
  const t = useStore(credentialFormMessages)
  const language = useStore(locale)
  const field = fieldsOf(form)
  return (
    <>
      <TextField label={t.name} hint={t.nameHint} required maxLength={160} {...field('title')} />
      <div className={classes.pair}>
        <TextField label={t.issuer} required maxLength={160} {...field('issuer')} />
        <TextField label={t.number} maxLength={80} {...field('number')} />
        <TextField label={t.issuedOn} type="date" required {...field('issuedOn')} />
        <TextField label={t.expiresOn} hint={t.expiresHint} type="date" {...field('expiresOn')} />
      </div>
      <SelectField
        label={t.module}
        emptyOption={t.noModule}
        options={CORE_MODULES.map((module) => ({ value: module.code, label: courseTitle(module, language) }))}
        {...field('moduleCode')}
      />
    </>
  )
}
