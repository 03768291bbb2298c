import { useStore } from '@nanostores/react'
import { callApi } from '@platform/shared-contracts/client'
import type { Consultation } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { DOCUMENT_MAX_BYTES, DOCUMENT_TYPES } from '@platform/shared-contracts/rules'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { FileField } from '@platform/shared-ui/file-field'
import { LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { useFileField } from '@platform/shared-ui/form/use-file-field'
import { useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { onlyFile } from '@platform/shared-ui/form/with-file'
import { useState } from 'react'
import { i18n } from '../../app/i18n.ts'
import { attachmentMessages } from '../consultations.messages.ts'
import styles from '../consultations.module.css'
import { formatMoment } from '../when.ts'

interface AddFileProps {
  readonly consultation: Consultation
  readonly onChanged: () => void
  /** Whether it can be removed again. */
  readonly isRemovable: boolean
}

export function AddFileButton({ consultation, onChanged, isRemovable }: AddFileProps) {
  const m = useStore(attachmentMessages)
  const language = useStore(i18n.language)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        aria-label={m.addNamed({ time: formatMoment(consultation.startsAt, language) })}
        onClick={() => setOpen(true)}
      >
        {m.add}
      </Button>
      <Dialog isOpen={isOpen} title={m.addTitle} onClose={() => setOpen(false)}>
        <AddFileForm
          {...{ consultation, isRemovable }}
          onChanged={() => {
            setOpen(false)
            onChanged()
          }}
        />
      </Dialog>
    </>
  )
}

function AddFileForm({ consultation: { id, partner }, onChanged, isRemovable }: AddFileProps) {
  const m = useStore(attachmentMessages)
  const { form, submit } = useUpload(id, onChanged)
  return (
    <form onSubmit={(event) => void submit(event)} className={styles.inDialog} noValidate>
      <p>{isRemovable ? m.addText({ name: partner.name }) : m.addTextStarted({ name: partner.name })}</p>
      <div className={styles.wide}>
        <FileField
          label={m.file}
          hint={m.hint}
          accept={DOCUMENT_TYPES}
          required
          {...useFileField(form, 'file')}
        />
      </div>
      <FormFailure form={form} />
      <BusyButton type="submit" variant="primary" isBusy={form.formState.isSubmitting} busyText={m.uploading}>
        {m.upload}
      </BusyButton>
      <LeaveQuestion form={form} />
    </form>
  )
}

interface Draft {
  readonly file: File | null
}

const NO_FILE: Draft = { file: null }
const SCHEMA = onlyFile('file', (file) => {
  const { missing, tooLarge } = attachmentMessages.get()
  if (!file) return missing
  return file.size > DOCUMENT_MAX_BYTES ? tooLarge : null
})

/** A refused file stays chosen, so that the person can try again. */
function useUpload(id: string, onAdded: () => void) {
  const m = useStore(attachmentMessages)
  const { fetch, notify } = usePlatform()
  const form = useSchemaForm<Draft, Draft>({ schema: SCHEMA, defaultValues: NO_FILE })
  const submit = form.handleSubmit(async ({ file }) => {
    const body = new FormData()
    if (file) body.set('file', file)
    const { error } = await callApi(fetch, { url: `/consultations/${id}/attachments`, method: 'POST', body })
    if (error) return showServerErrors(form, error, m.notAdded)
    notify('success', m.added)
    onAdded()
  })
  return { form, submit }
}
