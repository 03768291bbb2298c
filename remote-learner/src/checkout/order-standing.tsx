import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Order } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { PARTNER_PLAN } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { LinkButton } from '@platform/shared-ui/button'
import { formatCents } from '../lib/money.ts'
import { orderMessages } from './checkout.messages.ts'
import { heldCents } from './order-money.rule.ts'
import { seatsLeft } from './seats/seat-count.rule.ts'

/** What is true of an order now, and what its buyer can do next. */
export function OrderStanding({ order }: { readonly order: Order }) {
  const t = useStore(orderMessages)
  if (order.state === 'canceled') return <Alert kind="warning">{t.canceledText}</Alert>
  return order.state === 'paid' ? <PaidOrder order={order} /> : <WaitingOrder order={order} />
}

function WaitingOrder({ order }: { readonly order: Order }) {
  const t = useStore(orderMessages)
  const language = useStore(locale)
  const paid = heldCents(order)
  const balance = formatCents(order.totalCents - paid, language)
  return (
    <Alert kind="info">
      {paid > 0 ? t.partlyPaidText({ paid: formatCents(paid, language), balance }) : t.waitingText}
    </Alert>
  )
}

/** Of several seats, the buyer has access only to one that was assigned to them. */
function PaidOrder({ order }: { readonly order: Order }) {
  const t = useStore(orderMessages)
  const { session } = usePlatform()
  const [now] = useState(Date.now)
  const { lines, hasSeats, seats, seatHolders } = order
  const isPartnerPlan = lines.some(({ code }) => code === PARTNER_PLAN)
  // The one seat that a plan got is not its buyer's before it is assigned.
  const isShared = hasSeats && (seats > 1 || seatHolders.length === 0)
  const isHolder = seatHolders.some(({ email }) => email === session.user?.email)
  const left = seatsLeft(order, now)
  const action = (
    <LinkButton size="sm" to={isPartnerPlan ? '/consultations' : '/progress'}>
      {isPartnerPlan ? t.book : t.open}
    </LinkButton>
  )
  return (
    <Alert kind="success" {...(isShared && !isHolder ? {} : { actions: action })}>
      {isShared ? <SharedText left={left} isHolder={isHolder} /> : t.paidText}
    </Alert>
  )
}

interface SharedProps {
  readonly left: number
  /** One of the seats is the reader's. */
  readonly isHolder: boolean
}

function SharedText({ left, isHolder }: SharedProps) {
  const t = useStore(orderMessages)
  if (left === 0) return t.paidAssignedText
  return [t.paidSeatsText({ count: left }), ...(isHolder ? [] : [t.assignOwn])].join(' ')
}
