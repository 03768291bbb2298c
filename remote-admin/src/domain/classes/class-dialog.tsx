import { useStore } from '@nanostores/react'
import { CompanyClassRequest } from '@platform/shared-contracts/http'
import { DOCUMENT_TYPES } from '@platform/shared-contracts/rules'
import { TextField } from '@platform/shared-ui/field'
import { FileField } from '@platform/shared-ui/file-field'
import { useFileField } from '@platform/shared-ui/form/use-file-field'
import { withFile } from '@platform/shared-ui/form/with-file'
import { SelectField } from '@platform/shared-ui/select-field'
import { moduleOptions } from '../../lib/module-title.ts'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { labeled, useActionForm } from '../../ui/use-row-form.ts'
import layout from '../../ui/layout.module.css'
import { useRecordClassMutation } from './classes.api.ts'
import { classFormMessages } from './classes.messages.ts'
import { sheetFault } from './sheet-file.ts'

interface ClassDialogProps {
  /** Learners one by one, or all who match. */
  readonly whom: Pick<CompanyClassRequest, 'people' | 'matching' | 'expected'>
  readonly count: number
  /** Chosen to begin with. */
  readonly module?: string
  readonly onClose: () => void
  readonly onDone: () => void
}

const START = {
  ...{ module: '', heldOn: '', minutes: '', trainer: '', qualification: '', place: '' },
  sheet: null as File | null,
}

const SCHEMA = withFile(CompanyClassRequest, 'sheet', sheetFault)

/** Records a class that these people attended, with its sign-in sheet where there is one. */
export function ClassDialog({ whom, count, module = '', onClose, onDone }: ClassDialogProps) {
  const t = useStore(classFormMessages)
  const [record] = useRecordClassMutation()
  const form = useActionForm({
    start: { ...START, module },
    // What is no number is NaN, which no schema takes.
    toRequest: (draft) => ({ ...whom, ...draft, minutes: Number(draft.minutes || NaN) }),
    schema: SCHEMA,
    send: (details, { sheet }) => record({ details, sheet }),
    done: (_request, { people }) => t.recorded({ people }),
    onClose: onDone,
  })
  const field = labeled(form, t)
  return (
    <ResourceDialog
      form={form}
      title={t.title({ count })}
      size="lg"
      className={layout.stack}
      save={t.record}
      saving={t.recording}
      onClose={onClose}
    >
      <p>{t.text}</p>
      <SelectField {...field('module')} emptyOption={t.noModule} options={moduleOptions()} required />
      <TextField {...field('heldOn')} type="date" required />
      <TextField {...field('minutes')} inputMode="numeric" required />
      <TextField {...field('trainer')} required />
      <TextField {...field('qualification')} required />
      <TextField {...field('place')} />
      <FileField
        label={t.sheet}
        hint={t.sheetHint}
        accept={DOCUMENT_TYPES}
        {...useFileField(form.form, 'sheet')}
      />
    </ResourceDialog>
  )
}
