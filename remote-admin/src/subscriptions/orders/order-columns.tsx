import { useStore } from '@nanostores/react'
import type { Order, OrderState } from '@platform/shared-contracts/http'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import type { Column } from '@platform/shared-ui/data-table'
import { format } from '@platform/shared-contracts/remote'
import { DAY } from '../../lib/format.ts'
import { useDollars } from '../use-dollars.ts'
import { TwoLines } from '../../ui/lists/two-lines.tsx'
import { heldCents } from './order-money.rule.ts'
import { ordersMessages, orderStateMessages } from './orders.messages.ts'

const TONES: Readonly<Record<OrderState, BadgeTone>> = {
  awaiting_payment: 'warning',
  paid: 'success',
  canceled: 'neutral',
}

export function useOrderColumns(): readonly Column<Order>[] {
  const t = useStore(ordersMessages)
  const states = useStore(orderStateMessages)
  const { time } = useStore(format)
  const dollars = useDollars()
  const moneyNote = (order: Order) => {
    const held = heldCents(order)
    const { refunds = [] } = order
    if (refunds.length > 0) return t.afterRefund({ held: dollars(held) })
    return order.state === 'awaiting_payment' && held > 0 ? t.paidPart({ paid: dollars(held) }) : ''
  }
  const planNote = (plan: Order['plan']) =>
    plan ? t[`plan_${plan.state}`]({ day: time(new Date(plan.paidUntil), DAY) }) : ''
  return [
    {
      id: 'number',
      header: t.number,
      isRowHeader: true,
      isCompact: true,
      cell: ({ number, billing }) => (
        <TwoLines second={billing.poNumber && t.po({ number: billing.poNumber })}>{number}</TwoLines>
      ),
    },
    {
      id: 'buyer',
      header: t.buyer,
      cell: ({ buyer, billing }) => (
        <TwoLines second={[buyer.email, billing.companyName].filter(Boolean).join(' · ')}>
          {buyer.name}
        </TwoLines>
      ),
    },
    { id: 'what', header: t.what, cell: (order) => <What order={order} /> },
    {
      id: 'total',
      header: t.total,
      align: 'end',
      isCompact: true,
      cell: (order) => <TwoLines second={moneyNote(order)}>{dollars(order.totalCents)}</TwoLines>,
    },
    {
      id: 'placed',
      header: t.placed,
      isCompact: true,
      cell: ({ placedAt }) => time(new Date(placedAt), DAY),
    },
    {
      id: 'state',
      header: t.state,
      cell: ({ state, plan }) => (
        <TwoLines second={planNote(plan)}>
          <Badge tone={TONES[state]}>{states[state]}</Badge>
        </TwoLines>
      ),
    },
  ]
}

function What({ order: { lines, seats, hasSeats, seatHolders, state } }: { readonly order: Order }) {
  const t = useStore(ordersMessages)
  const given =
    state === 'paid' && hasSeats ? t.given({ given: seatHolders.length, seats }) : t.seats({ count: seats })
  return <TwoLines second={hasSeats ? given : ''}>{lines.map(({ title }) => title).join(', ')}</TwoLines>
}
