import { useStore } from '@nanostores/react'
import type { Entitlement, PartnerSummary } from '@platform/shared-contracts/http'
import { ChoiceBar } from '@platform/shared-ui/choice-bar'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { FailedState } from '@platform/shared-ui/failed-state'
import { CalendarIcon } from '@platform/shared-ui/icon'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useState } from 'react'
import { useAddressParams } from '@platform/shared-ui/address-params'
import { pageOf, withChoice } from '../lib/address-choice.rule.ts'
import { useAnswer } from '../lib/use-answer.ts'
import { coveredSlots, slotsPath, weeksOf } from './booking-calendar.rule.ts'
import { bookingMessages } from './consultations.messages.ts'
import styles from './consultations.module.css'
import { RequestSection } from './requests/request-section.tsx'
import { TopicForm } from './topic-form.tsx'
import { WeekCalendar } from './week-calendar.tsx'
import { viewerZone } from './when.ts'

interface HourChoiceProps {
  readonly partner: PartnerSummary
  readonly plans: readonly Entitlement[]
  readonly onStale: () => void
}

const LENGTHS = ['60', '30'] as const

/** How long and when; what is chosen so far is in the address. */
export function HourChoice({ partner, plans, onStale }: HourChoiceProps) {
  const m = useStore(bookingMessages)
  const [address, setAddress] = useAddressParams()
  const minutes = address.get('minutes') === '30' ? 30 : 60
  const put = (name: string, value: string) =>
    setAddress((current) => withChoice(current, name, value), { preventScrollReset: true, replace: true })
  return (
    <>
      <div className={styles.length}>
        <ChoiceBar
          label={m.length}
          choices={LENGTHS.map((value) => [value, m.minutes({ minutes: Number(value) })] as const)}
          value={minutes === 30 ? '30' : '60'}
          onChoose={(value) => put('minutes', value === '30' ? value : '')}
        />
      </div>
      <Times
        key={minutes}
        {...{ partner, plans, onStale, minutes }}
        page={pageOf(address)}
        onPage={(page) => put('page', String(page))}
      />
    </>
  )
}

interface TimesProps extends HourChoiceProps {
  readonly minutes: 30 | 60
  readonly page: number
  readonly onPage: (page: number) => void
}

function Times({ partner, plans, onStale, minutes, page, onPage }: TimesProps) {
  const m = useStore(bookingMessages)
  const [path] = useState(() => slotsPath(partner.id, minutes, new Date()))
  const { answer, data, reload } = useAnswer(path, 'ConsultantSlots', { isFresh: true })
  const [chosen, setChosen] = useState<string | null>(null)
  if (answer.status === 'failed') return <FailedState onRetry={reload}>{m.slotsFailed}</FailedState>
  if (!data) return <Skeleton lines={8} />
  const zone = viewerZone()
  const weeks = weeksOf(coveredSlots(data.slots, plans, { minutes }), zone)
  const { noticeHours: hours, horizonDays: days } = data
  const refresh = () => {
    setChosen(null)
    reload()
    onStale()
  }
  return (
    <>
      <section aria-labelledby="calendar" className={styles.calendar}>
        <h2 id="calendar">{m.calendar}</h2>
        <p className={styles.muted}>{m.zone({ zone: zone.replaceAll('_', ' '), hours, days })}</p>
        {weeks.length === 0 ? (
          <EmptyState icon={<CalendarIcon />}>{m.noSlots}</EmptyState>
        ) : (
          <WeekCalendar {...{ weeks, chosen, page, onPage }} onChoose={setChosen} />
        )}
      </section>
      {weeks.length > 0 && (
        <TopicForm partner={partner} minutes={minutes} startsAt={chosen} onStale={refresh} />
      )}
      <RequestSection partner={partner} minutes={minutes} isOpenAtFirst={weeks.length === 0} />
    </>
  )
}
