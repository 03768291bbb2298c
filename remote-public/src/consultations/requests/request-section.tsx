import { useStore } from '@nanostores/react'
import { callApi } from '@platform/shared-contracts/client'
import type { PartnerSummary, TimeRequestInput } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import { messageAt } from '@platform/shared-ui/form/field-paths'
import { LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { schemaLoader } from '../../lib/load-shapes.ts'
import styles from '../consultations.module.css'
import { ModuleField } from '../about/module-field.tsx'
import { viewerZone } from '../when.ts'
import { timeRequestMessages } from './time-requests.messages.ts'
import { instantsOf } from './proposed-times.rule.ts'

interface RequestFormProps {
  readonly partner: PartnerSummary
  readonly minutes: 30 | 60
}

interface RequestSectionProps extends RequestFormProps {
  /** The calendar has no time at all. */
  readonly isOpenAtFirst: boolean
}

/** For a client whom no time in the calendar suits. */
export function RequestSection({ isOpenAtFirst, ...form }: RequestSectionProps) {
  const m = useStore(timeRequestMessages)
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <section aria-labelledby="request" className={styles.request}>
      <h2 id="request">{m.openTitle}</h2>
      <p className={styles.muted}>{m.openText}</p>
      {isOpen ? <RequestForm {...form} /> : <Button onClick={() => setOpen(true)}>{m.open}</Button>}
    </section>
  )
}

function RequestForm({ partner, minutes }: RequestFormProps) {
  const m = useStore(timeRequestMessages)
  const { form, submit } = useRequest(partner, minutes)
  const field = fieldsOf(form)
  const timeHint = m.timeHint({ zone: viewerZone().replaceAll('_', ' ') })
  const timesError = messageAt(form.formState.errors, 'times')
  return (
    <form onSubmit={(event) => void submit(event)} className={styles.form} noValidate>
      <div className={styles.proposed}>
        <TextField
          type="datetime-local"
          step={900}
          label={m.first}
          hint={timeHint}
          required
          {...field('first')}
          error={timesError}
        />
        <TextField type="datetime-local" step={900} label={m.second} {...field('second')} />
        <TextField type="datetime-local" step={900} label={m.third} {...field('third')} />
      </div>
      <TextAreaField
        label={m.topic}
        hint={m.topicHint}
        required
        maxLength={1000}
        rows={4}
        {...field('topic')}
      />
      <ModuleField {...field('module')} />
      <FormFailure form={form} />
      <BusyButton type="submit" isBusy={form.formState.isSubmitting} busyText={m.sending}>
        {m.send}
      </BusyButton>
      <LeaveQuestion form={form} />
    </form>
  )
}

interface Draft {
  readonly first: string
  readonly second: string
  readonly third: string
  readonly topic: string
  readonly module: string
}

function useRequest({ id: partnerId, firstName, lastName }: PartnerSummary, minutes: 30 | 60) {
  const m = useStore(timeRequestMessages)
  const { fetch, notify } = usePlatform()
  const navigate = useNavigate()
  const form = useSchemaForm<Draft, TimeRequestInput>({
    schema: schemaLoader('TimeRequestInput'),
    defaultValues: { first: '', second: '', third: '', topic: '', module: '' },
    toRequest: ({ first, second, third, topic, module }) => ({
      partnerId,
      minutes,
      topic,
      module,
      times: instantsOf([first, second, third]),
    }),
  })
  const submit = form.handleSubmit(async (body) => {
    const { error } = await callApi(fetch, { url: '/consultations/requests', method: 'POST', body })
    if (error) return showServerErrors(form, error, m.notSent)
    notify('success', m.sent({ name: `${firstName} ${lastName}` }))
    void navigate('/view-consultations?scope=own')
  })
  return { form, submit }
}
