import { useStore } from '@nanostores/react'
import { callApi } from '@platform/shared-contracts/client'
import type {
  Consultation,
  ConsultationCompletion,
  ConsultationNoShow,
} from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { BusyButton } from '@platform/shared-ui/button'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import { LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { fieldsOf, useSchemaForm, type SchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { RadioGroupField } from '@platform/shared-ui/radio-group-field'
import { useState } from 'react'
import { i18n } from '../../app/i18n.ts'
import { schemaLoader } from '../../lib/load-shapes.ts'
import { outcomeMessages } from '../consultations.messages.ts'
import styles from '../consultations.module.css'
import { formatMoment } from '../when.ts'
import { outcomeDraft, OUTCOMES, type Outcome, type OutcomeDraft } from './outcome-draft.rule.ts'

interface OutcomeFormProps {
  readonly consultation: Consultation
  readonly onDone: () => void
}

/** What became of a consultation: minutes and notes, or who did not come. */
export function OutcomeForm({ consultation, onDone }: OutcomeFormProps) {
  const m = useStore(outcomeMessages)
  const language = useStore(i18n.language)
  const [outcome, setOutcome] = useState(outcomeDraft(consultation).outcome)
  const { form, submit } = useOutcome(consultation, outcome, onDone)
  const choose = (chosen: Outcome) => {
    setOutcome(chosen)
    // The form knows of it, so that leaving the page asks first.
    form.setValue('outcome', chosen, { shouldDirty: true })
  }
  const hints = { completed: undefined, client: m.clientHint, partner: m.partnerHint }
  return (
    <form onSubmit={(event) => void submit(event)} className={styles.inDialog} noValidate>
      <RadioGroupField
        label={m.outcome}
        name="outcome"
        value={outcome}
        options={OUTCOMES.map((value) => ({ value, label: m[value] }))}
        hint={hints[outcome]}
        onChange={(chosen) => choose(OUTCOMES.find((one) => one === chosen) ?? 'completed')}
      />
      {outcome === 'completed' && <Completion form={form} />}
      <p className={styles.muted}>{m.until({ time: formatMoment(consultation.recordUntil, language) })}</p>
      <FormFailure form={form} />
      <BusyButton type="submit" variant="primary" isBusy={form.formState.isSubmitting} busyText={m.saving}>
        {m.save}
      </BusyButton>
      <LeaveQuestion form={form} />
    </form>
  )
}

function Completion({ form }: { readonly form: OutcomeSchemaForm }) {
  const m = useStore(outcomeMessages)
  const field = fieldsOf(form)
  return (
    <>
      <TextField type="number" min={5} max={120} required label={m.minutes} {...field('minutes')} />
      <div className={styles.wide}>
        <TextAreaField label={m.notes} hint={m.notesHint} maxLength={2000} rows={5} {...field('notes')} />
      </div>
    </>
  )
}

type OutcomeSchemaForm = SchemaForm<OutcomeDraft, ConsultationCompletion | ConsultationNoShow>

function useOutcome(consultation: Consultation, outcome: Outcome, onDone: () => void) {
  const m = useStore(outcomeMessages)
  const { fetch, notify } = usePlatform()
  const isHeld = outcome === 'completed'
  const completion = schemaLoader('ConsultationCompletion')
  const noShow = schemaLoader('ConsultationNoShow')
  const form = useSchemaForm<OutcomeDraft, ConsultationCompletion | ConsultationNoShow>({
    schema: isHeld ? completion : noShow,
    defaultValues: outcomeDraft(consultation),
    toRequest: (draft) =>
      isHeld ? { minutes: Number(draft.minutes), notes: draft.notes } : { missedBy: outcome },
  })
  const submit = form.handleSubmit(async (body) => {
    const url = `/consultations/${consultation.id}/${isHeld ? 'complete' : 'no-show'}`
    const { error } = await callApi(fetch, { url, method: 'POST', body })
    if (error) return showServerErrors(form, error, m.notSaved)
    notify('success', m.saved)
    onDone()
  })
  return { form, submit }
}
