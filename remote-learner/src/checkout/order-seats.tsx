import { useStore } from '@nanostores/react'
import { useState, type FormEvent } from 'react'
import type { ApiError } from '@platform/shared-contracts/client'
import type { Order } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { BusyButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { TextField } from '@platform/shared-ui/field'
import { formatDay } from '../app/dates.ts'
import { useGiveSeatMutation } from './checkout.api.ts'
import { orderMessages } from './checkout.messages.ts'
import classes from './checkout.module.css'

/** Who has a seat, and the seats that are left to give. */
export function OrderSeats({ order }: { readonly order: Order }) {
  const t = useStore(orderMessages)
  const language = useStore(locale)
  const left = order.seats - order.seatHolders.length
  return (
    <Card as="section" level={2} title={t.people} aside={t.seatsLeft(left)}>
      <div className={classes.stack}>
        {order.seatHolders.length === 0 && <p className={classes.muted}>{t.nobody}</p>}
        <ul className={classes.orders}>
          {order.seatHolders.map(({ userId, name, email, at }) => (
            <li key={userId}>
              <strong>{name}</strong>
              <span className={classes.muted}>{[email, formatDay(at, language)].join(' · ')}</span>
            </li>
          ))}
        </ul>
        {left > 0 && <GiveSeat id={order.id} />}
      </div>
    </Card>
  )
}

function GiveSeat({ id }: { readonly id: string }) {
  const t = useStore(orderMessages)
  const { notify } = usePlatform()
  const [email, setEmail] = useState('')
  const [give, { isLoading, error }] = useGiveSeatMutation()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await give({ id, email })
    if (answer.error) return
    notify('success', t.given({ email }))
    setEmail('')
  }
  return (
    <form className={classes.give} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t.email}
        hint={t.emailHint}
        type="email"
        required
        value={email}
        error={(error as ApiError | undefined)?.message}
        onChange={({ target }) => setEmail(target.value)}
      />
      <div>
        <BusyButton type="submit" isBusy={isLoading} busyText={t.giving}>
          {t.give}
        </BusyButton>
        <p className={classes.muted}>{t.seatsFinal}</p>
      </div>
    </form>
  )
}
