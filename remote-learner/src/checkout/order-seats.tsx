import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Order } from '@platform/shared-contracts/http'
import { Card } from '@platform/shared-ui/card'
import { FocusFallback } from '@platform/shared-ui/focus-fallback'
import { GiveSeat } from './give-seat.tsx'
import { InvitationRow, SeatRow } from './seat-rows.tsx'
import { seatsLeft } from './seat-count.rule.ts'
import { seatsMessages } from './seats.messages.ts'
import classes from './checkout.module.css'

/**
 * The seats that are taken, the seats that are reserved for invited people, and a form to assign the remaining ones.
 */
export function OrderSeats({ order }: { readonly order: Order }) {
  const t = useStore(seatsMessages)
  const [now] = useState(Date.now)
  const { seatHolders, invitations = [] } = order
  const left = seatsLeft(order, now)
  return (
    <Card as="section" level={2} title={t.title} aside={t.left({ count: left })}>
      <FocusFallback change={order} label={t.title} className={classes.stack}>
        {seatHolders.length + invitations.length === 0 && <p className={classes.muted}>{t.noneAssigned}</p>}
        <ul className={classes.orders}>
          {seatHolders.map((seat) => (
            <SeatRow key={seat.userId} orderId={order.id} seat={seat} />
          ))}
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} orderId={order.id} invitation={invitation} now={now} />
          ))}
        </ul>
        {left > 0 ? <GiveSeat id={order.id} /> : <p className={classes.muted}>{t.noneLeft}</p>}
        <p className={classes.muted}>{t.final}</p>
      </FocusFallback>
    </Card>
  )
}
