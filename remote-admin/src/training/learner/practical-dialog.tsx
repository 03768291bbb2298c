import { useStore } from '@nanostores/react'
import { PRACTICAL_STATEMENT, PracticalInput } from '@platform/shared-contracts/http'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import { ChoicesField } from '../../ui/choices-field.tsx'
import { ResourceDialog } from '../../ui/resource-dialog.tsx'
import type { FormOf } from '../../ui/use-resource-form.ts'
import { useActionForm } from '../../ui/use-row-form.ts'
import { useSignPracticalMutation } from './learner.api.ts'
import { practicalMessages } from './learner.messages.ts'
import { pointMessages, pointsOf } from './practical-points.messages.ts'
import { SignatureFields } from './signature-fields.tsx'
import layout from '../../ui/layout.module.css'

interface Props {
  readonly module: { readonly code: string; readonly title: string }
  readonly learner: { readonly id: number; readonly name: string }
  readonly onClose: () => void
}

interface PracticalDraft {
  readonly performedOn: string
  readonly site: string
  readonly equipment: string
  readonly checklist: readonly string[]
  /** A point that is not listed. */
  readonly more: string
  readonly remarks: string
  readonly isAttested: boolean
  readonly signature: string
}

const NEW_PRACTICAL: PracticalDraft = {
  ...{ performedOn: '', site: '', equipment: '', checklist: [], more: '', remarks: '' },
  ...{ isAttested: false, signature: '' },
}

/** Signs off hands-on practice that the signer watched: day, place, points, and what the signer attests. */
export function PracticalDialog({ module, learner, onClose }: Props) {
  const t = useStore(practicalMessages)
  const [sign] = useSignPracticalMutation()
  const form = useActionForm({
    start: NEW_PRACTICAL,
    toRequest: ({ more, checklist, ...draft }) => ({
      ...draft,
      checklist: [...checklist, ...[more.trim()].filter(Boolean)],
      userId: learner.id,
      moduleCode: module.code,
    }),
    schema: PracticalInput,
    send: sign,
    done: t.signed,
    onClose,
  })
  return (
    <ResourceDialog
      form={form}
      size="lg"
      title={t.title({ module: module.title })}
      className={layout.stack}
      save={t.sign}
      saving={t.signing}
      onClose={onClose}
    >
      <p>{t.lead({ name: learner.name })}</p>
      <Fields form={form} module={module.code} />
      <SignatureFields field={form.field} statement={PRACTICAL_STATEMENT} />
    </ResourceDialog>
  )
}

interface FieldsProps {
  readonly form: FormOf<PracticalDraft>
}

function Fields({ form: { field }, module }: FieldsProps & { readonly module: string }) {
  const t = useStore(practicalMessages)
  const points = pointsOf(module, useStore(pointMessages))
  return (
    <>
      <div className={layout.pair}>
        <TextField label={t.performedOn} type="date" required {...field('performedOn')} />
        <TextField label={t.site} hint={t.siteHint} required {...field('site')} />
        <TextField label={t.equipment} {...field('equipment')} />
      </div>
      <ChoicesField label={t.checklist} options={points} field={field('checklist')} />
      <TextField label={t.more} {...field('more')} />
      <TextAreaField label={t.remarks} rows={2} {...field('remarks')} />
    </>
  )
}
