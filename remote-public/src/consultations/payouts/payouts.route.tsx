import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Payout, PayoutMoney } from '@platform/shared-contracts/http'
import { writtenIn } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { Card } from '@platform/shared-ui/card'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { FactList } from '@platform/shared-ui/fact-list'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { SelectField } from '@platform/shared-ui/select-field'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { i18n } from '../../app/i18n.ts'
import { formatMoney } from '../../lib/money.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { ownPayoutMessages } from './payouts.messages.ts'
import styles from './payouts.module.css'
import { useDayAndMonth } from './use-day-and-month.ts'

const SHOWN_MONTHS = 24

/** /view-consultations/payouts: what a partner is paid for in a month; the route lets partners in only. */
function PayoutsRoute() {
  const m = useStore(ownPayoutMessages)
  const { monthName } = useDayAndMonth()
  const [months] = useState(() => recentMonths(new Date()))
  const [month, setMonth] = useState(months[0] ?? '')
  return (
    <div className={`content ${styles.page}`}>
      <PageHeader title={m.title} lead={m.lead} back={{ to: '/view-consultations', label: m.back }} />
      <SelectField
        className={styles.month}
        label={m.month}
        value={month}
        options={months.map((value) => ({ value, label: monthName(value) }))}
        onChange={({ target }) => setMonth(target.value)}
      />
      <OneMonth key={month} month={month} />
    </div>
  )
}

function recentMonths(now: Date): readonly string[] {
  return Array.from({ length: SHOWN_MONTHS }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  )
}

function OneMonth({ month }: { readonly month: string }) {
  const m = useStore(ownPayoutMessages)
  const { monthName } = useDayAndMonth()
  const path = `/partner/payouts?month=${month}`
  const { answer, data, reload } = useAnswer(path, 'PayoutReport', { isFresh: true })
  if (answer.status === 'failed') return <FailedState onRetry={reload}>{m.failed}</FailedState>
  if (!data) return <Skeleton text={m.loading} lines={6} />
  const [payout] = data.items
  if (!payout) return <EmptyState>{m.none}</EmptyState>
  return (
    <Card as="section" level={2} title={monthName(month)}>
      <div className={styles.payout}>
        <Standing payout={payout} />
        <Counts payout={payout} />
        {payout.money && <HowComputed money={payout.money} />}
      </div>
    </Card>
  )
}

function Standing({ payout: { money, unrecorded } }: { readonly payout: Payout }) {
  const m = useStore(ownPayoutMessages)
  const { dayName } = useDayAndMonth()
  if (unrecorded > 0) return <Alert kind="warning">{m.unrecordedNote({ count: unrecorded })}</Alert>
  if (!money) return null
  const { payment } = money
  if (!payment) return <Alert kind="info">{m.unpaid}</Alert>
  return (
    <Alert kind="success">{m.paid({ day: dayName(payment.paidOn), reference: payment.reference })}</Alert>
  )
}

function Counts({ payout }: { readonly payout: Payout }) {
  const m = useStore(ownPayoutMessages)
  const language = useStore(i18n.language)
  const { money, paidMinutes, completed, missedByClient, canceledLate, missedByPartner, unrecorded } = payout
  const amount = money ? [[m.amount, formatMoney(money.amountCents, language)] as const] : []
  return (
    <FactList
      facts={[
        ...amount,
        [m.paidHours, new Intl.NumberFormat(writtenIn(language)).format(hoursOf(paidMinutes))],
        [m.completed, completed],
        [m.missedByClient, missedByClient],
        [m.canceledLate, canceledLate],
        [m.missedByPartner, missedByPartner],
        [m.unrecorded, unrecorded],
      ]}
    />
  )
}

function HowComputed({ money: { rates, unratedMinutes } }: { readonly money: PayoutMoney }) {
  const m = useStore(ownPayoutMessages)
  const language = useStore(i18n.language)
  if (rates.length === 0 && unratedMinutes === 0) return null
  return (
    <div>
      <h3>{m.rates}</h3>
      <ul>
        {rates.map(({ centsPerHour, minutes }) => (
          <li key={centsPerHour}>
            {m.atRate({ hours: hoursOf(minutes), rate: formatMoney(centsPerHour, language) })}
          </li>
        ))}
        {unratedMinutes > 0 && <li>{m.unrated({ hours: hoursOf(unratedMinutes) })}</li>}
      </ul>
    </div>
  )
}

/** To two digits. */
function hoursOf(minutes: number): number {
  return Math.round((minutes / 60) * 100) / 100
}

export { PayoutsRoute as Component }
