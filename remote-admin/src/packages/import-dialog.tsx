import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { PACKAGE_LIMITS } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { FileField } from '@platform/shared-ui/file-field'
import { failureOf } from '../lib/failure.ts'
import { useImportPackageMutation } from './packages.api.ts'
import { packageFormMessages } from './packages.messages.ts'

const LIMIT_MB = PACKAGE_LIMITS.archiveBytes / (1024 * 1024)

export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStore(packageFormMessages)
  const upload = useUpload(onClose)
  return (
    <Dialog
      isOpen
      title={t.importTitle}
      onClose={upload.isLoading ? () => undefined : onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={upload.isLoading}>
            {t.cancel}
          </Button>
          <BusyButton
            variant="primary"
            isBusy={upload.isLoading}
            busyText={t.importing}
            onClick={() => void upload.send()}
          >
            {t.import}
          </BusyButton>
        </>
      }
    >
      <p>{t.importLead}</p>
      <FileField
        label={t.file}
        hint={t.fileHint({ limit: LIMIT_MB })}
        accept=".zip,application/zip"
        file={upload.file}
        error={upload.fault}
        onFile={upload.choose}
        required
      />
      {upload.failure !== undefined && <Alert kind="danger">{upload.failure}</Alert>}
    </Dialog>
  )
}

/** What is wrong with the archive is shown at the field, anything else below it. The chosen file stays. */
function useUpload(onClose: () => void) {
  const t = useStore(packageFormMessages)
  const { notify } = usePlatform()
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState<string>()
  const [start, { isLoading, error, reset }] = useImportPackageMutation()
  const send = async () => {
    if (!file) return setFault(t.fileMissing)
    if (fault !== undefined) return
    const { data } = await start(file)
    if (!data) return
    notify('success', t.imported({ title: data.title }))
    onClose()
  }
  return {
    ...{ file, isLoading, send },
    ...shownAt(fault, error),
    choose: (chosen: File | null) => {
      reset()
      setFile(chosen)
      setFault(
        chosen && chosen.size > PACKAGE_LIMITS.archiveBytes ? t.tooLarge({ limit: LIMIT_MB }) : undefined,
      )
    },
  }
}

/** A refusal of the archive belongs to the field, every other one below it. */
function shownAt(fault: string | undefined, error: unknown) {
  if (!error) return { fault, failure: undefined }
  const { fields, message } = failureOf(error)
  const refusal = fields?.['file']
  return { fault: fault ?? refusal, failure: refusal === undefined ? message : undefined }
}
