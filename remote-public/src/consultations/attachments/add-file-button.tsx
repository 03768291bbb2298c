import { useStore } from '@nanostores/react'
import { callApi } from '@platform/shared-contracts/client'
import type { Consultation } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { CONSULTATION_ATTACHMENT_MAX_BYTES } from '@platform/shared-contracts/rules'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { FileField } from '@platform/shared-ui/file-field'
import type { FormSchema } from '@platform/shared-ui/form/form-schema'
import { LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { useFileField } from '@platform/shared-ui/form/use-file-field'
import { useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { withFile } from '@platform/shared-ui/form/with-file'
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

/** For the choice of a file; the server looks at its content. */
const TYPES = 'application/pdf,image/png,image/jpeg'

function AddFileForm({ consultation: { id, partner }, onChanged, isRemovable }: AddFileProps) {
  const m = useStore(attachmentMessages)
  const { form, submit } = useUpload(id, onChanged)
  return (
    <form onSubmit={(event) => void submit(event)} className={styles.inDialog} noValidate>
      <p>{isRemovable ? m.addText({ name: partner.name }) : m.addTextStarted({ name: partner.name })}</p>
      <div className={styles.wide}>
        <FileField label={m.file} hint={m.hint} accept={TYPES} required {...useFileField(form, 'file')} />
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
/** The file is checked beside it. */
const ANY: FormSchema<Draft> = { safeParse: (value) => ({ success: true, data: value as Draft }) }
const SCHEMA = withFile(ANY, 'file', (file) => {
  const { missing, tooLarge } = attachmentMessages.get()
  if (!file) return missing
  return file.size > CONSULTATION_ATTACHMENT_MAX_BYTES ? tooLarge : null
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
