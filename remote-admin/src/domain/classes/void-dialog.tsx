import { useStore } from '@nanostores/react'
import { CompanyClassVoid, type CompanyClass } from '@platform/shared-contracts/http'
import { TextField } from '@platform/shared-ui/field'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { useActionForm } from '../../ui/use-row-form.ts'
import layout from '../../ui/layout.module.css'
import { useVoidClassMutation } from './classes.api.ts'
import { classFormMessages } from './classes.messages.ts'

interface VoidDialogProps extends Pick<CompanyClass, 'id'> {
  readonly onClose: () => void
}

const NO_REASON = { reason: '' }

/** Takes a class that was recorded by mistake out of what counts. */
export function VoidDialog({ id, onClose }: VoidDialogProps) {
  const t = useStore(classFormMessages)
  const [voidClass] = useVoidClassMutation()
  const form = useActionForm({
    start: NO_REASON,
    schema: CompanyClassVoid,
    send: (body) => voidClass({ id, ...body }),
    done: t.voided,
    onClose,
  })
  return (
    <ResourceDialog
      form={form}
      isDanger
      title={t.voidTitle}
      className={layout.stack}
      save={t.void}
      saving={t.voiding}
      onClose={onClose}
    >
      <p>{t.voidText}</p>
      <TextField label={t.reason} hint={t.reasonHint} required {...form.field('reason')} />
    </ResourceDialog>
  )
}
