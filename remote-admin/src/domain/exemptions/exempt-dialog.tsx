import { useStore } from '@nanostores/react'
import { CompanyExemptionRequest } from '@platform/shared-contracts/http'
import { TextField } from '@platform/shared-ui/field'
import { moduleOptions } from '../../lib/module-title.ts'
import { ChoicesField } from '../../ui/choices-field.tsx'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import { useActionForm } from '../../ui/use-row-form.ts'
import layout from '../../ui/layout.module.css'
import { useExemptMutation } from './exemptions.api.ts'
import { exemptionMessages } from './exemptions.messages.ts'

interface ExemptDialogProps {
  /** Learners one by one, or all who match. */
  readonly whom: Pick<CompanyExemptionRequest, 'people' | 'matching' | 'expected'>
  readonly count: number
  /** Chosen to begin with. */
  readonly modules?: readonly string[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Exempts people of the company from modules, with a reason and a last day. */
export function ExemptDialog({ whom, count, modules = [], onClose, onDone }: ExemptDialogProps) {
  const t = useStore(exemptionMessages)
  const [exempt] = useExemptMutation()
  const form = useActionForm({
    start: { modules, reason: '', endsOn: '' },
    toRequest: (draft) => ({ ...whom, ...draft }),
    schema: CompanyExemptionRequest,
    send: (body) => exempt(body),
    done: (_request, result) => t.exempted({ count: result.exempt }),
    onClose: onDone,
  })
  return (
    <ResourceDialog
      form={form}
      title={t.exemptTitle({ count })}
      size="lg"
      className={layout.stack}
      save={t.exempt}
      saving={t.exempting}
      onClose={onClose}
    >
      <p>{t.exemptText}</p>
      <ChoicesField label={t.modules} isWide options={moduleOptions()} field={form.field('modules')} />
      <TextField label={t.reason} hint={t.reasonHint} required {...form.field('reason')} />
      <TextField label={t.endsOn} type="date" required {...form.field('endsOn')} />
    </ResourceDialog>
  )
}
