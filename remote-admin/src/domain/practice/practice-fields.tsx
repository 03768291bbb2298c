import { useStore } from '@nanostores/react'
import { PRACTICAL_STATEMENT } from '@platform/shared-contracts/http'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import { ChoicesField } from '../../ui/choices-field.tsx'
import layout from '../../ui/layout.module.css'
import type { FormOf } from '../../ui/use-resource-form.ts'
import { pointMessages, pointsOf } from './practical-points.messages.ts'
import { practicalMessages } from './practice.messages.ts'
import { SignatureFields } from './signature-fields.tsx'

export interface PracticeDraft {
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

export const NEW_PRACTICE: PracticeDraft = {
  ...{ performedOn: '', site: '', equipment: '', checklist: [], more: '', remarks: '' },
  ...{ isAttested: false, signature: '' },
}

/** What the API takes: a point that is not listed is one of the points. */
export const practiceOf = ({ more, checklist, ...draft }: PracticeDraft) => ({
  ...draft,
  checklist: [...checklist, ...[more.trim()].filter(Boolean)],
})

interface FieldsProps {
  readonly form: FormOf<PracticeDraft>
  readonly module: string
  readonly checklistHint?: string
}

/** Day, place and points of a practice, and the signer's statement. */
export function PracticeFields({ form: { field }, module, checklistHint }: FieldsProps) {
  const t = useStore(practicalMessages)
  const points = pointsOf(module, useStore(pointMessages))
  return (
    <>
      <div className={layout.pair}>
        <TextField label={t.performedOn} type="date" required {...field('performedOn')} />
        <TextField label={t.site} hint={t.siteHint} required {...field('site')} />
        <TextField label={t.equipment} {...field('equipment')} />
      </div>
      <ChoicesField
        label={t.checklist}
        {...(checklistHint !== undefined && { hint: checklistHint })}
        options={points}
        field={field('checklist')}
      />
      <TextField label={t.more} {...field('more')} />
      <TextAreaField label={t.remarks} rows={2} {...field('remarks')} />
      <SignatureFields field={field} statement={PRACTICAL_STATEMENT} />
    </>
  )
}
