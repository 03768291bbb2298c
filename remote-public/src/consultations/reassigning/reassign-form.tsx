import { useStore } from '@nanostores/react'
import { callApi } from '@platform/shared-contracts/client'
import type { ConsultationReassignment, ReplacementList } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { BusyButton } from '@platform/shared-ui/button'
import { FailedState } from '@platform/shared-ui/failed-state'
import { TextAreaField } from '@platform/shared-ui/field'
import { LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { SelectField } from '@platform/shared-ui/select-field'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { schemaLoader } from '../../lib/load-shapes.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { reassignMessages } from '../consultations.messages.ts'
import styles from '../consultations.module.css'

interface ReassignFormProps {
  readonly id: string
  readonly onDone: () => void
}

/** The professionals who are free at the time of a consultation, and why it changes. */
export function ReassignForm({ id, onDone }: ReassignFormProps) {
  const m = useStore(reassignMessages)
  const path = `/consultations/${id}/replacements`
  const { answer, data, reload } = useAnswer(path, 'ReplacementList', { isFresh: true })
  if (answer.status === 'failed') return <FailedState onRetry={reload}>{m.failed}</FailedState>
  if (!data) return <Skeleton lines={4} />
  if (data.length === 0) return <p>{m.none}</p>
  return <Choice {...{ id, onDone }} replacements={data} />
}

function Choice({ replacements, ...props }: ReassignFormProps & { readonly replacements: ReplacementList }) {
  const m = useStore(reassignMessages)
  const { form, submit } = useReassign(props)
  const field = fieldsOf(form)
  const options = [
    { value: '', label: m.choose },
    ...replacements.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return (
    <form onSubmit={(event) => void submit(event)} className={styles.inDialog} noValidate>
      <p>{m.lead}</p>
      <SelectField label={m.professional} required options={options} {...field('partnerId')} />
      <div className={styles.wide}>
        <TextAreaField
          label={m.reason}
          hint={m.reasonHint}
          required
          maxLength={300}
          rows={3}
          {...field('reason')}
        />
      </div>
      <FormFailure form={form} />
      <BusyButton type="submit" variant="primary" isBusy={form.formState.isSubmitting} busyText={m.changing}>
        {m.confirm}
      </BusyButton>
      <LeaveQuestion form={form} />
    </form>
  )
}

function useReassign({ id, onDone }: ReassignFormProps) {
  const m = useStore(reassignMessages)
  const { fetch, notify } = usePlatform()
  const form = useSchemaForm<{ partnerId: string; reason: string }, ConsultationReassignment>({
    schema: schemaLoader('ConsultationReassignment'),
    defaultValues: { partnerId: '', reason: '' },
    toRequest: ({ partnerId, reason }) => ({ partnerId: Number(partnerId), reason }),
  })
  const submit = form.handleSubmit(async (body) => {
    const { error } = await callApi(fetch, { url: `/consultations/${id}/reassign`, method: 'POST', body })
    if (error) return showServerErrors(form, error, m.notDone)
    notify('success', m.done)
    onDone()
  })
  return { form, submit }
}
