import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { MAX_SEAT_LIST, type SeatListReport } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { Dialog } from '@platform/shared-ui/dialog'
import { TextAreaField } from '@platform/shared-ui/field'
import { FileField } from '@platform/shared-ui/file-field'
import { LeaveAlert, LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { FormFailure } from '@platform/shared-ui/form/server-errors'
import { fieldsOf } from '@platform/shared-ui/form/use-schema-form'
import { SelectField } from '@platform/shared-ui/select-field'
import { LANGUAGE_CHOICES } from './language-choices.ts'
import { seatsMessages } from './seats.messages.ts'
import { useSeatList, type SeatListForm } from './use-seat-list.ts'
import classes from '../checkout.module.css'

const FORM = 'seat-list'
const LARGEST_BYTES = 300_000

interface Props {
  readonly id: string
  readonly onClose: () => void
}

/** Seats for many people at once, from a pasted list or a file. Closing it asks first, as leaving the page does. */
export function SeatListDialog({ id, onClose }: Props) {
  const t = useStore(seatsMessages)
  const { form, report, submit } = useSeatList(id, onClose)
  const { isDirty, isSubmitting } = form.formState
  const [isAsking, setAsking] = useState(false)
  const close = () => (isDirty ? setAsking(true) : onClose())
  const field = fieldsOf(form)
  const footer = (
    <>
      <Button onClick={close}>{t.close}</Button>
      <BusyButton type="submit" form={FORM} variant="primary" isBusy={isSubmitting} busyText={t.giving}>
        {t.giveList}
      </BusyButton>
    </>
  )
  return (
    <>
      <Dialog isOpen title={t.listTitle} size="lg" onClose={close} footer={footer}>
        <form id={FORM} className={classes.stack} onSubmit={(event) => void submit(event)} noValidate>
          <p>{t.listLead}</p>
          <FormFailure form={form} />
          {report && <ListReport report={report} />}
          <ListFile form={form} />
          <TextAreaField
            label={t.list}
            hint={t.listHint}
            required
            rows={8}
            spellCheck={false}
            {...field('people')}
          />
          <SelectField
            label={t.language}
            hint={t.listLanguage}
            options={LANGUAGE_CHOICES}
            {...field('language')}
          />
          <LeaveQuestion form={form} />
        </form>
      </Dialog>
      {isAsking && <LeaveAlert onLeave={onClose} onStay={() => setAsking(false)} />}
    </>
  )
}

/** A file fills the text, where lines can be mended. */
function ListFile({ form }: { readonly form: SeatListForm }) {
  const t = useStore(seatsMessages)
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string>()
  const choose = async (chosen: File | null) => {
    if (chosen === null) return
    setFile(chosen)
    setError(chosen.size > LARGEST_BYTES ? t.fileTooLarge({ limit: MAX_SEAT_LIST }) : undefined)
    if (chosen.size > LARGEST_BYTES) return
    try {
      form.setValue('people', await chosen.text(), { shouldDirty: true, shouldValidate: true })
    } catch {
      setError(t.fileUnreadable)
    }
  }
  return (
    <FileField
      label={t.file}
      hint={t.fileHint}
      accept=".csv,.txt,text/csv,text/plain"
      file={file}
      error={error}
      onFile={(chosen) => void choose(chosen)}
    />
  )
}

/** Why no one of the list has a seat. */
function ListReport({ report: { faults, faulty, people, free } }: { readonly report: SeatListReport }) {
  const t = useStore(seatsMessages)
  if (faulty === 0) return <Alert kind="danger">{t.listTooLong({ people, free })}</Alert>
  return (
    <Alert kind="danger">
      <p>{t.listFaults({ count: faulty })}</p>
      <ul>
        {faults.map(({ line, value, message }) => (
          <li key={`${line} ${value}`}>{t.listFault({ line, value, message })}</li>
        ))}
      </ul>
      {faulty > faults.length && <p>{t.listMore({ count: faulty - faults.length })}</p>}
    </Alert>
  )
}
