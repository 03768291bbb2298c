import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { locale } from '@platform/shared-contracts/remote'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { formatDay } from '../lib/dates.ts'
import { formatCents } from '../lib/money.ts'
import { useListOrdersQuery } from './checkout.api.ts'
import { checkoutMessages, orderMessages } from './checkout.messages.ts'
import { OrderState } from './order-state.tsx'
import classes from './checkout.module.css'

/** What one has ordered so far. */
export function OrderList() {
  const t = useStore(checkoutMessages)
  return (
    <section aria-labelledby="orders" className={classes.stack}>
      <h2 id="orders">{t.yourOrders}</h2>
      <Orders />
    </section>
  )
}

function Orders() {
  const t = useStore(checkoutMessages)
  const messages = useStore(orderMessages)
  const language = useStore(locale)
  const { data, isError, refetch } = useListOrdersQuery()
  if (!data && isError) return <FailedState onRetry={refetch}>{t.ordersFailed}</FailedState>
  if (!data) return <Skeleton lines={3} />
  if (data.length === 0) return <p className={classes.muted}>{t.noOrders}</p>
  return (
    <ul className={classes.orders}>
      {data.map(({ id, number, state, lines, totalCents, placedAt }) => (
        <li key={id}>
          <Link to={`/checkout?order=${id}`}>{messages.title({ number })}</Link>
          <span className={classes.muted}>
            {[formatDay(placedAt, language), messages.items({ count: lines.length })].join(' · ')}
          </span>
          <span className={classes.amount}>{formatCents(totalCents, language)}</span>
          <OrderState state={state} />
        </li>
      ))}
    </ul>
  )
}
