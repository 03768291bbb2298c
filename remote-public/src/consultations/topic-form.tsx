import { useStore } from '@nanostores/react'
import type { ConsultationRequest, PartnerSummary } from '@platform/shared-contracts/http'
import { callApi } from '@platform/shared-contracts/client'
import { usePlatform } from '@platform/shared-contracts/remote'
import { BusyButton } from '@platform/shared-ui/button'
import { TextAreaField } from '@platform/shared-ui/field'
import { LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { useNavigate } from 'react-router-dom'
import { i18n } from '../app/i18n.ts'
import { schemaLoader } from '../lib/load-shapes.ts'
import { ModuleField } from './about/module-field.tsx'
import { bookingMessages } from './consultations.messages.ts'
import styles from './consultations.module.css'
import { formatMoment } from './when.ts'

interface TopicFormProps {
  readonly partner: PartnerSummary
  readonly minutes: 30 | 60
  readonly startsAt: string | null
  /** The time was taken, or the plan has no hour left. */
  readonly onStale: () => void
}

const STALE = [402, 409]

export function TopicForm(props: TopicFormProps) {
  const { partner, startsAt } = props
  const m = useStore(bookingMessages)
  const language = useStore(i18n.language)
  const { form, submit } = useBooking(props)
  const name = `${partner.firstName} ${partner.lastName}`
  return (
    <form onSubmit={(event) => void submit(event)} className={styles.form} noValidate>
      <TextAreaField
        label={m.topic}
        hint={m.topicHint}
        required
        maxLength={1000}
        rows={4}
        {...fieldsOf(form)('topic')}
      />
      <ModuleField {...fieldsOf(form)('module')} />
      <p role="status" className={startsAt ? styles.chosen : styles.muted}>
        {startsAt ? m.chosen({ time: formatMoment(startsAt, language), name }) : m.chooseFirst}
      </p>
      <FormFailure form={form} />
      <BusyButton
        type="submit"
        variant="primary"
        isBusy={form.formState.isSubmitting}
        busyText={m.booking}
        disabled={startsAt === null}
      >
        {m.book}
      </BusyButton>
      <LeaveQuestion form={form} />
    </form>
  )
}

function useBooking({ partner, minutes, startsAt, onStale }: TopicFormProps) {
  const m = useStore(bookingMessages)
  const { fetch, notify } = usePlatform()
  const navigate = useNavigate()
  const form = useSchemaForm<{ topic: string; module: string }, ConsultationRequest>({
    schema: schemaLoader('ConsultationRequest'),
    defaultValues: { topic: '', module: '' },
    toRequest: ({ topic, module }) => ({ partnerId: partner.id, startsAt, minutes, topic, module }),
  })
  const submit = form.handleSubmit(async (body) => {
    const request = { url: '/consultations', method: 'POST', body } as const
    const { error } = await callApi(fetch, request)
    if (error) {
      showServerErrors(form, error, m.notBooked)
      if (STALE.includes(error.status)) onStale()
      return
    }
    notify('success', m.booked)
    void navigate('/view-consultations?scope=own')
  })
  return { form, submit }
}
