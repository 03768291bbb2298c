import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { LeaveAlert } from '@platform/shared-ui/form/leave-question'
import layout from '../../ui/layout.module.css'
import { ColumnStep } from './column-step.tsx'
import { FileStep } from './file-step.tsx'
import { importMessages } from './import.messages.ts'
import { ImportReport } from './import-report.tsx'
import { useImport, type Import, type ImportStep } from './use-import.ts'
import classes from './import.module.css'

/** Imports people from a CSV file: the rows, the columns, a report of what would happen, and then what did. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStore(importMessages)
  const work = useImport()
  const [isAsking, setAsking] = useState(false)
  const isUnfinished = work.csv !== '' && work.step !== 'done'
  const close = () => {
    if (work.isBusy) return
    if (isUnfinished) setAsking(true)
    else onClose()
  }
  return (
    <>
      <Dialog
        isOpen
        title={t.title}
        size="lg"
        onClose={close}
        footer={<Buttons work={work} onCancel={close} onClose={onClose} />}
      >
        <div className={layout.stack}>
          <StepHeading step={work.step}>{t[work.step]}</StepHeading>
          {work.failure.other !== undefined && <Alert kind="danger">{work.failure.other}</Alert>}
          <Step work={work} />
        </div>
      </Dialog>
      {isAsking && <LeaveAlert onLeave={onClose} onStay={() => setAsking(false)} />}
    </>
  )
}

function Step({ work }: { readonly work: Import }) {
  if (work.step === 'file') return <FileStep work={work} />
  if (work.step === 'columns') return <ColumnStep work={work} />
  return work.report && <ImportReport report={work.report} isDone={work.step === 'done'} />
}

/** Has the focus after each step: the button that was pressed is gone or does something else. */
function StepHeading({ step, children }: { readonly step: ImportStep; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  return (
    <h3 ref={heading} tabIndex={-1} className={classes.step}>
      {children}
    </h3>
  )
}

interface ButtonsProps {
  readonly work: Import
  readonly onCancel: () => void
  readonly onClose: () => void
}

function Buttons({ work, onCancel, onClose }: ButtonsProps) {
  const t = useStore(importMessages)
  const { step, isBusy, report } = work
  if (step === 'done')
    return (
      <Button variant="primary" onClick={onClose}>
        {t.close}
      </Button>
    )
  const count = report ? report.added + report.changed : 0
  const next = {
    file: { label: t.next, busy: t.reading, run: work.read, disabled: work.csv.trim() === '' },
    columns: { label: t.check, busy: t.checking, run: work.check, disabled: false },
    report: { label: t.import({ count }), busy: t.importing, run: work.run, disabled: count === 0 },
  }[step]
  return (
    <>
      <Button onClick={onCancel} disabled={isBusy}>
        {t.cancel}
      </Button>
      {step !== 'file' && (
        <Button onClick={work.back} disabled={isBusy}>
          {t.back}
        </Button>
      )}
      <BusyButton
        variant="primary"
        isBusy={isBusy}
        busyText={next.busy}
        disabled={next.disabled}
        onClick={() => void next.run()}
      >
        {next.label}
      </BusyButton>
    </>
  )
}
