import { useStore } from '@nanostores/react'
import { useState, type FormEvent } from 'react'
import { CREDENTIAL_FILE_MAX_BYTES, type Credential } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { TextField } from '@platform/shared-ui/field'
import { FileField } from '@platform/shared-ui/file-field'
import { SelectField } from '@platform/shared-ui/select-field'
import { credentialFormMessages } from './credentials.messages.ts'
import { useSendCredential } from './use-send-credential.ts'
import classes from './credentials.module.css'

const FORM = 'credential'

interface Props {
  /** What is corrected; null for a new one. */
  readonly saved: Credential | null
  readonly onClose: () => void
}

export function CredentialDialog({ saved, onClose }: Props) {
  const t = useStore(credentialFormMessages)
  const { notify } = usePlatform()
  const [file, setFile] = useState<File | null>(null)
  const { send, isBusy, faults, message, setRefusal } = useSendCredential(saved)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const fault = faultOf(file, saved)
    if (fault !== null) return setRefusal({ message: t[fault], fields: { file: t[fault] } })
    if (file) form.set('file', file)
    if (!(await send(form))) return
    notify('success', t.sent)
    onClose()
  }
  const footer = (
    <>
      <Button onClick={onClose}>{t.cancel}</Button>
      <BusyButton type="submit" form={FORM} variant="primary" isBusy={isBusy} busyText={t.sending}>
        {t.send}
      </BusyButton>
    </>
  )
  return (
    <Dialog
      isOpen
      title={saved ? t.correctTitle({ title: saved.title }) : t.addTitle}
      size="lg"
      onClose={onClose}
      footer={footer}
    >
      <form id={FORM} className={classes.form} onSubmit={(event) => void submit(event)}>
        {message && <Alert kind="danger">{message}</Alert>}
        <CredentialFields saved={saved} faults={faults} />
        <FileField
          label={t.file}
          hint={saved ? t.currentFileHint : t.fileHint}
          accept="application/pdf,image/jpeg,image/png"
          file={file}
          error={faults['file']}
          onFile={setFile}
        />
      </form>
    </Dialog>
  )
}

function faultOf(file: File | null, saved: Credential | null): 'fileMissing' | 'tooLarge' | null {
  if (!file) return saved ? null : 'fileMissing'
  return file.size > CREDENTIAL_FILE_MAX_BYTES ? 'tooLarge' : null
}

interface FieldsProps {
  readonly saved: Credential | null
  readonly faults: Readonly<Record<string, string>>
}

function CredentialFields({ saved, faults }: FieldsProps) {
  const t = useStore(credentialFormMessages)
  const field = (name: 'title' | 'issuer' | 'number' | 'issuedOn' | 'expiresOn' | 'moduleCode') => ({
    name,
    defaultValue: saved?.[name] ?? '',
    error: faults[name],
  })
  return (
    <>
      <TextField
        {...field('title')}
        label={t.name}
        hint={t.nameHint}
        required
        minLength={3}
        maxLength={160}
      />
      <div className={classes.pair}>
        <TextField {...field('issuer')} label={t.issuer} required minLength={2} maxLength={160} />
        <TextField {...field('number')} label={t.number} maxLength={80} />
        <TextField {...field('issuedOn')} label={t.issuedOn} type="date" required />
        <TextField {...field('expiresOn')} label={t.expiresOn} hint={t.expiresHint} type="date" />
      </div>
      <SelectField
        {...field('moduleCode')}
        label={t.module}
        emptyOption={t.noModule}
        options={CORE_MODULES.map(({ code, title }) => ({ value: code, label: title }))}
      />
    </>
  )
}
