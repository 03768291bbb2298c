import { useStore } from '@nanostores/react'
import { CoursePackageRequest, type CoursePackage } from '@platform/shared-contracts/http'
import { TextField } from '@platform/shared-ui/field'
import { SwitchField } from '@platform/shared-ui/switch-field'
import { flag, text, typedFields } from '../lib/typed-fields.rule.ts'
import { ResourceDialog } from '../ui/resource-dialog.tsx'
import { labeled, useRowForm, type EditorProps } from '../ui/use-row-form.ts'
import { ImportDialog } from './import-dialog.tsx'
import { useSavePackageMutation } from './packages.api.ts'
import { packageFormMessages } from './packages.messages.ts'

const FIELDS = typedFields({ title: text, isOpen: flag })

/** A new package is an archive; one that is there has a name and is open or not. */
export function PackageDialog({ row, onClose }: EditorProps<CoursePackage>) {
  return row ? <EditDialog row={row} onClose={onClose} /> : <ImportDialog onClose={onClose} />
}

interface EditProps {
  readonly row: CoursePackage
  readonly onClose: () => void
}

function EditDialog({ row, onClose }: EditProps) {
  const t = useStore(packageFormMessages)
  const saved = ({ title }: CoursePackage) => t.saved({ title })
  const useSave = useSavePackageMutation
  const form = useRowForm({ ...FIELDS, row, schema: CoursePackageRequest, useSave, saved, onClose })
  return (
    <ResourceDialog form={form} title={t.editTitle({ title: row.title })} onClose={onClose}>
      <TextField {...labeled(form, t)('title')} required />
      <SwitchField label={t.isOpen} hint={t.isOpenHint} {...form.form.register('isOpen')} />
    </ResourceDialog>
  )
}
