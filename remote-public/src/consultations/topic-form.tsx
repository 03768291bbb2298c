import { useStore } from '@nanostores/react'
import type { PartnerSummary } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { TextAreaField } from '@platform/shared-ui/field'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { send, type SendProblem } from '../lib/send.ts'
import { bookingMessages } from './consultations.messages.ts'
import styles from './consultations.module.css'
import { formatMoment } from './when.ts'

interface TopicFormProps {
  readonly partner: PartnerSummary
  readonly startsAt: string | null
  /** The time or the hour of the plan was not there any more. */
  readonly onStale: () => void
}

const STALE = [402, 409]

export function TopicForm({ partner, startsAt, onStale }: TopicFormProps) {
  const m = useStore(bookingMessages)
  const language = useStore(locale)
  const [topic, setTopic] = useState('')
  const { isBusy, problem, book } = useBooking(partner, onStale)
  const name = `${partner.firstName} ${partner.lastName}`
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (startsAt) book({ startsAt, topic })
  }
  return (
    <form onSubmit={submit} className={styles.form}>
      <TextAreaField
        label={m.topic}
        hint={m.topicHint}
        value={topic}
        onChange={(event) => setTopic(event.target.value)}
        error={problem?.fields['topic']}
        required
        minLength={10}
        maxLength={1000}
        rows={4}
      />
      <p role="status" className={startsAt ? styles.chosen : styles.muted}>
        {startsAt ? m.chosen({ time: formatMoment(startsAt, language), name }) : m.chooseFirst}
      </p>
      {problem && !problem.fields['topic'] && (
        <Alert kind={STALE.includes(problem.status) ? 'warning' : 'danger'}>
          {problem.message ?? m.notBooked}
        </Alert>
      )}
      <BusyButton
        type="submit"
        variant="primary"
        isBusy={isBusy}
        busyText={m.booking}
        disabled={startsAt === null}
      >
        {m.book}
      </BusyButton>
    </form>
  )
}

interface Wish {
  readonly startsAt: string
  readonly topic: string
}

function useBooking({ id: partnerId }: PartnerSummary, onStale: () => void) {
  const m = useStore(bookingMessages)
  const { fetch, notify } = usePlatform()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<SendProblem | null>(null)
  async function request(wish: Wish) {
    setBusy(true)
    const refused = await send(fetch, '/consultations', { body: { partnerId, ...wish } })
    setBusy(false)
    setProblem(refused)
    if (refused) {
      if (STALE.includes(refused.status)) onStale()
      return
    }
    notify('success', m.booked)
    await navigate('/view-consultations?scope=own')
  }
  return { isBusy, problem, book: (wish: Wish) => void request(wish) }
}
