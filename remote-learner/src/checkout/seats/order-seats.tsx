import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { ApiError } from '@platform/shared-contracts/client'
import type { Order } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { FocusFallback } from '@platform/shared-ui/focus-fallback'
import { useGetSeatTrainingQuery, useGiveSeatMutation } from './seats.api.ts'
import { GiveSeat } from './give-seat.tsx'
import { SeatListDialog } from './seat-list-dialog.tsx'
import { InvitationRow, SeatRow } from './seat-rows.tsx'
import { DownloadCertificates } from './seat-training.tsx'
import { seatsLeft } from './seat-count.rule.ts'
import { seatsMessages } from './seats.messages.ts'
import classes from '../checkout.module.css'

/**
 * The seats that are taken, the seats that are reserved for invited people, and a form to assign the remaining ones.
 */
export function OrderSeats({ order }: { readonly order: Order }) {
  const t = useStore(seatsMessages)
  const [now] = useState(Date.now)
  const { seatHolders, invitations = [] } = order
  const left = seatsLeft(order, now)
  const { data: people = [], isError } = useGetSeatTrainingQuery(order.id, {
    skip: seatHolders.length === 0,
  })
  return (
    <Card as="section" level={2} title={t.title} aside={t.left({ count: left })}>
      <FocusFallback change={order} label={t.title} className={classes.stack}>
        {seatHolders.length + invitations.length === 0 && <p className={classes.muted}>{t.noneAssigned}</p>}
        <ul className={classes.orders}>
          {seatHolders.map((seat) => (
            <SeatRow
              key={seat.userId}
              orderId={order.id}
              seat={seat}
              training={people.find(({ userId }) => userId === Number(seat.userId))}
            />
          ))}
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} orderId={order.id} invitation={invitation} now={now} />
          ))}
        </ul>
        {left > 0 ? <GiveSeats order={order} /> : <p className={classes.muted}>{t.noneLeft}</p>}
        {isError && <Alert kind="warning">{t.trainingFailed}</Alert>}
        {seatHolders.length > 0 && <p className={classes.muted}>{t.sharing}</p>}
        <DownloadCertificates order={order} people={people} />
        <p className={classes.muted}>{t.final}</p>
      </FocusFallback>
    </Card>
  )
}

function GiveSeats({ order }: { readonly order: Order }) {
  const t = useStore(seatsMessages)
  const [isListing, setListing] = useState(false)
  return (
    <>
      <div className={classes.actions}>
        <Button onClick={() => setListing(true)}>{t.giveMany}</Button>
        <KeepOne order={order} />
      </div>
      <GiveSeat id={order.id} />
      {isListing && <SeatListDialog id={order.id} onClose={() => setListing(false)} />}
    </>
  )
}

/** A seat for the buyer, who has none yet. */
function KeepOne({ order: { id, buyer, seatHolders } }: { readonly order: Order }) {
  const t = useStore(seatsMessages)
  const { notify, session } = usePlatform()
  const [give, { isLoading }] = useGiveSeatMutation()
  const { email } = buyer
  const isHolder = seatHolders.some((seat) => seat.email === email)
  if (isHolder || session.user?.email !== email) return null
  const keep = async () => {
    const { error } = await give({ id, email })
    const reason = (error as ApiError | undefined)?.message
    if (reason === undefined) notify('success', t.gotSeat)
    else notify('danger', t.failed({ reason }))
  }
  return (
    <BusyButton isBusy={isLoading} busyText={t.giving} onClick={() => void keep()}>
      {t.keepOne}
    </BusyButton>
  )
}
