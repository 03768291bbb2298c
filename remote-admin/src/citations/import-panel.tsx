import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { FileField } from '@platform/shared-ui/file-field'
import { failureOf } from '../lib/failure.ts'
import { useImportCitationsMutation } from './citations.api.ts'
import { importMessages } from './citations.messages.ts'
import { ImportReport } from './import-report.tsx'
import layout from '../ui/layout.module.css'
import classes from './citations.module.css'

const LARGEST_BYTES = 6 * 1024 * 1024

/** Check first, then import: the report of the check says what the import would do. */
export function ImportPanel() {
  const t = useStore(importMessages)
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState<string>()
  const [send, { data: report, isLoading, error, reset }] = useImportCitationsMutation()
  const choose = (chosen: File | null) => {
    reset()
    setFile(chosen)
    setFault(chosen && chosen.size >= LARGEST_BYTES ? t.tooLarge : undefined)
  }
  const run = async (isDryRun: boolean) => {
    try {
      await send({ csv: (await file?.text()) ?? '', isDryRun })
    } catch {
      setFault(t.unreadable)
    }
  }
  const readable = report?.isDryRun ? report.added + report.updated + report.removed : 0
  return (
    <div className={classes.narrow}>
      <p>{t.lead}</p>
      <details>
        <summary>{t.columns}</summary>
        <p className={classes.note}>{t.inspectionColumns}</p>
        <p className={classes.note}>{t.violationColumns}</p>
      </details>
      <FileField
        label={t.file}
        hint={t.fileHint}
        accept=".csv,text/csv"
        file={file}
        error={fault}
        onFile={choose}
      />
      <div className={layout.buttons}>
        <BusyButton
          isBusy={isLoading}
          busyText={t.checking}
          disabled={!file || fault !== undefined}
          onClick={() => void run(true)}
        >
          {t.check}
        </BusyButton>
        {readable > 0 && (
          <BusyButton
            variant="primary"
            isBusy={isLoading}
            busyText={t.importing}
            onClick={() => void run(false)}
          >
            {t.import({ count: readable })}
          </BusyButton>
        )}
      </div>
      {error && <Alert kind="danger">{failureOf(error).message}</Alert>}
      {report && <ImportReport report={report} />}
    </div>
  )
}
