import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import type { Plan, PlanOrder } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { Badge } from '@platform/shared-ui/badge'
import { formatDay } from '../lib/dates.ts'
import { formatCents } from '../lib/money.ts'
import { myPlanMessages } from './my-plan.messages.ts'
import classes from './my-plan.module.css'

/** The orders of a plan; the page of each has its invoice, which says what was paid, and its seats. */
export function PlanPapers({ plan: { id, orders } }: { readonly plan: Plan }) {
  const t = useStore(myPlanMessages)
  return (
    <section aria-labelledby={`papers-${id}`}>
      <h3 id={`papers-${id}`} className={classes.small}>
        {t.papers}
      </h3>
      <ul className={classes.papers}>
        {orders.map((order) => (
          <Paper key={order.id} order={order} />
        ))}
      </ul>
    </section>
  )
}

function Paper({ order }: { readonly order: PlanOrder }) {
  const t = useStore(myPlanMessages)
  const language = useStore(locale)
  const { id, number, kind, seats, totalCents, placedAt, isPaid, isCanceled } = order
  const what = kind === 'seats' ? t.addedSeats({ count: seats }) : t[kind]
  return (
    <li>
      <Link to={`/checkout?order=${id}`}>{t.orderNamed({ number })}</Link>
      <span className={classes.muted}>{[formatDay(placedAt, language), what].join(' · ')}</span>
      <span className={classes.amount}>{formatCents(totalCents, language)}</span>
      <Badge tone={isPaid ? 'success' : isCanceled ? 'neutral' : 'warning'}>
        {isPaid ? t.paid : isCanceled ? t.orderCanceled : t.unpaid}
      </Badge>
    </li>
  )
}
