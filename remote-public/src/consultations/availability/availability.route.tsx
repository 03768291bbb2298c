import { useStore } from '@nanostores/react'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useAnswer } from '../../lib/use-answer.ts'
import { AvailabilityForm } from './availability-form.tsx'
import { availabilityMessages } from './availability.messages.ts'
import styles from './availability.module.css'

/** When clients can book a partner; edited by the partner, whom alone the route lets in. */
function AvailabilityRoute() {
  const m = useStore(availabilityMessages)
  return (
    <div className={`content ${styles.page}`}>
      <PageHeader title={m.title} lead={m.lead} back={{ to: '/view-consultations', label: m.back }} />
      <StoredHours />
    </div>
  )
}

function StoredHours() {
  const m = useStore(availabilityMessages)
  const path = '/consultants/me/availability'
  const { answer, data, reload } = useAnswer(path, 'Availability', { isFresh: true })
  if (answer.status === 'failed') return <FailedState onRetry={reload}>{m.failed}</FailedState>
  return data ? <AvailabilityForm stored={data} /> : <Skeleton lines={12} />
}

export { AvailabilityRoute as Component }
