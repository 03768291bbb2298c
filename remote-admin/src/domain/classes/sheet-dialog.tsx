import { useStore } from '@nanostores/react'
import type { CompanyClass } from '@platform/shared-contracts/http'
import { DOCUMENT_TYPES } from '@platform/shared-contracts/rules'
import { FileField } from '@platform/shared-ui/file-field'
import { useFileField } from '@platform/shared-ui/form/use-file-field'
import { onlyFile } from '@platform/shared-ui/form/with-file'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { useActionForm } from '../../ui/use-row-form.ts'
import layout from '../../ui/layout.module.css'
import { useAddSheetMutation } from './classes.api.ts'
import { classFormMessages } from './classes.messages.ts'
import { sheetFault } from './sheet-file.ts'

interface SheetDialogProps extends Pick<CompanyClass, 'id'> {
  readonly onClose: () => void
}

interface Draft {
  readonly sheet: File | null
}

const START: Draft = { sheet: null }

const SCHEMA = onlyFile('sheet', (sheet) =>
  sheet === null ? classFormMessages.get().sheetMissing : sheetFault(sheet),
)

/** The sign-in sheet of a class that was recorded without one. */
export function SheetDialog({ id, onClose }: SheetDialogProps) {
  const t = useStore(classFormMessages)
  const [add] = useAddSheetMutation()
  const form = useActionForm({
    start: START,
    schema: SCHEMA,
    send: ({ sheet }) => (sheet ? add({ id, sheet }) : Promise.reject(new Error('No file was chosen'))),
    done: t.sheetAdded,
    onClose,
  })
  return (
    <ResourceDialog
      form={form}
      title={t.sheetTitle}
      className={layout.stack}
      save={t.addSheet}
      saving={t.adding}
      onClose={onClose}
    >
      <p>{t.sheetText}</p>
      <FileField
        label={t.sheet}
        hint={t.sheetOnly}
        accept={DOCUMENT_TYPES}
        required
        {...useFileField(form.form, 'sheet')}
      />
    </ResourceDialog>
  )
}
