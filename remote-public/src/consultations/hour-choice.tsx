import { useStore } from '@nanostores/react'
import type { Entitlement, PartnerSummary } from '@platform/shared-contracts/http'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { FailedState } from '@platform/shared-ui/failed-state'
import { CalendarIcon } from '@platform/shared-ui/icon'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useState } from 'react'
import { useAnswer } from '../lib/use-answer.ts'
import { coveredSlots, slotsPath, weeksOf } from './booking-calendar.rule.ts'
import { bookingMessages } from './consultations.messages.ts'
import styles from './consultations.module.css'
import { TopicForm } from './topic-form.tsx'
import { WeekCalendar } from './week-calendar.tsx'
import { viewerZone } from './when.ts'

interface HourChoiceProps {
  readonly partner: PartnerSummary
  readonly plans: readonly Entitlement[]
  readonly onStale: () => void
}

export function HourChoice({ partner, plans, onStale }: HourChoiceProps) {
  const m = useStore(bookingMessages)
  const [path] = useState(() => slotsPath(partner.id, new Date()))
  const { answer, data, reload } = useAnswer(path, 'ConsultantSlots', { isFresh: true })
  const [chosen, setChosen] = useState<string | null>(null)
  if (answer.status === 'failed') return <FailedState onRetry={reload}>{m.slotsFailed}</FailedState>
  if (!data) return <Skeleton lines={8} />
  const zone = viewerZone()
  const weeks = weeksOf(coveredSlots(data.slots, plans), zone)
  const refresh = () => {
    setChosen(null)
    reload()
    onStale()
  }
  return (
    <>
      <section aria-labelledby="calendar" className={styles.calendar}>
        <h2 id="calendar">{m.calendar}</h2>
        <p className={styles.muted}>{m.zone({ zone: zone.replaceAll('_', ' ') })}</p>
        {weeks.length === 0 ? (
          <EmptyState icon={<CalendarIcon />}>{m.noSlots}</EmptyState>
        ) : (
          <WeekCalendar weeks={weeks} chosen={chosen} onChoose={setChosen} />
        )}
      </section>
      {weeks.length > 0 && <TopicForm partner={partner} startsAt={chosen} onStale={refresh} />}
    </>
  )
}
