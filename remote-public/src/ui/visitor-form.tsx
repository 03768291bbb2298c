import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '@platform/shared-contracts/client'
import type { VisitorRequest, VisitorTopic } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import { LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { InlineText } from '@platform/shared-ui/inline-text'
import { SelectField } from '@platform/shared-ui/select-field'
import { schemaLoader } from '../lib/load-shapes.ts'
import { visitorFormMessages } from './visitor-form.messages.ts'
import styles from './visitor-form.module.css'

const CONTACT_TOPICS = ['question', 'billing', 'accessibility'] as const

interface Props {
  /** The only topic of the form; without one the visitor chooses. */
  readonly topic?: VisitorTopic
  /** The page that the form is on. */
  readonly path: string
}

/** A question to the tenant's staff, without an account; what was typed stays until it arrived. */
export function VisitorForm(props: Props) {
  const m = useStore(visitorFormMessages)
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) return <Sent>{m.sent({ email: sentTo })}</Sent>
  return <RequestForm {...props} onSent={setSentTo} />
}

/** Takes the focus that the form had. */
function Sent({ children }: { readonly children: string }) {
  const m = useStore(visitorFormMessages)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1}>
      <Alert kind="success" title={m.sentTitle}>
        {children}
      </Alert>
    </div>
  )
}

interface RequestFormProps extends Props {
  readonly onSent: (email: string) => void
}

function RequestForm({ topic, path, onSent }: RequestFormProps) {
  const m = useStore(visitorFormMessages)
  const { form, submit } = useRequest({ topic, path, onSent })
  const field = fieldsOf(form)
  const isDemo = topic === 'demo'
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {topic === undefined && (
        <SelectField
          label={m.topic}
          options={CONTACT_TOPICS.map((value) => ({ value, label: m[value] }))}
          {...field('topic')}
        />
      )}
      <TextField label={m.name} autoComplete="name" required maxLength={100} {...field('name')} />
      <TextField
        label={m.email}
        hint={m.emailHint}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        {...field('email')}
      />
      {isDemo && (
        <>
          <TextField
            label={m.companyName}
            autoComplete="organization"
            maxLength={160}
            {...field('companyName')}
          />
          <TextField label={m.people} hint={m.peopleHint} maxLength={40} {...field('people')} />
        </>
      )}
      <TextAreaField
        label={isDemo ? m.demoMessage : m.message}
        rows={5}
        required
        maxLength={5000}
        {...field('message')}
      />
      {/* People do not see it; programs that fill in every field do. */}
      <div className={styles.unseen} aria-hidden="true">
        <TextField label={m.nickname} tabIndex={-1} autoComplete="off" {...field('nickname')} />
      </div>
      <FormFailure form={form} />
      <div className={styles.end}>
        <BusyButton type="submit" variant="primary" isBusy={form.formState.isSubmitting} busyText={m.sending}>
          {isDemo ? m.sendDemo : m.send}
        </BusyButton>
        <p className={styles.privacy}>
          <InlineText text={m.privacy} />
        </p>
      </div>
      <LeaveQuestion form={form} />
    </form>
  )
}

function useRequest({ topic = 'question', path, onSent }: RequestFormProps) {
  const m = useStore(visitorFormMessages)
  const { fetch, session } = usePlatform()
  const { user } = session
  const form = useSchemaForm<VisitorRequest, VisitorRequest>({
    schema: schemaLoader('VisitorRequest'),
    defaultValues: {
      topic,
      path,
      name: user ? `${user.firstName} ${user.lastName}`.trim() : '',
      email: user?.email ?? '',
      companyName: '',
      people: '',
      message: '',
      nickname: '',
    },
  })
  const submit = form.handleSubmit(async (body) => {
    const { error } = await callApi(fetch, { url: '/visitor-requests', method: 'POST', body })
    if (error) showServerErrors(form, error, m.failed)
    else onSent(body.email)
  })
  return { form, submit }
}
