import { useStore } from '@nanostores/react'
import { CompanyViewRequest, type TrainingView } from '@platform/shared-contracts/http'
import { TextField } from '@platform/shared-ui/field'
import layout from '../../ui/layout.module.css'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { useActionForm } from '../../ui/use-row-form.ts'
import { useSaveViewMutation } from './views.api.ts'
import { viewMessages } from './views.messages.ts'

interface SaveViewDialogProps {
  readonly view: TrainingView
  readonly onClose: () => void
}

export function SaveViewDialog({ view, onClose }: SaveViewDialogProps) {
  const t = useStore(viewMessages)
  const [save] = useSaveViewMutation()
  const form = useActionForm({
    start: { name: '' },
    toRequest: ({ name }) => ({ name, view }),
    schema: CompanyViewRequest,
    send: (body) => save(body),
    done: ({ name }) => t.saved({ name }),
    onClose,
  })
  return (
    <ResourceDialog
      form={form}
      title={t.saveTitle}
      className={layout.stack}
      saving={t.saving}
      onClose={onClose}
    >
      <p>{t.saveText}</p>
      <TextField label={t.name} hint={t.nameHint} required {...form.field('name')} />
    </ResourceDialog>
  )
}
