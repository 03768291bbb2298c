import { useStore } from '@nanostores/react'
import { useState, type FormEvent } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { MAX_SEATS } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { TextAreaField, TextField } from '@platform/shared-ui/field'
import { CheckoutSummary } from './checkout-summary.tsx'
import { useGetQuoteQuery } from './checkout.api.ts'
import { checkoutMessages } from './checkout.messages.ts'
import { usePlaceOrder } from './use-place-order.ts'
import classes from './checkout.module.css'

interface Props {
  readonly codes: readonly string[]
  readonly hasSeats: boolean
  readonly onPlaced: () => void
}

/** Price from the server, billing details, and the button that places the order. */
export function CheckoutForm({ codes, hasSeats, onPlaced }: Props) {
  const t = useStore(checkoutMessages)
  const { notify } = usePlatform()
  const navigate = useNavigate()
  const [seats, setSeats] = useSeats(hasSeats)
  const quote = useGetQuoteQuery({ codes: [...codes], seats })
  const { place, isBusy, refusal } = usePlaceOrder()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!quote.currentData) return
    const billing = billingOf(new FormData(event.currentTarget))
    const { totalCents } = quote.currentData
    const order = await place({ codes: [...codes], seats, totalCents, billing, isTermsAccepted: true })
    // The order may have been refused because the price changed: show the current price before the next try.
    if (!order) return void quote.refetch()
    onPlaced()
    notify('success', t.placed)
    void navigate(`/checkout?order=${order.id}`)
  }
  return (
    <form className={classes.columns} onSubmit={(event) => void submit(event)}>
      <Card as="section" level={2} title={t.billing}>
        <BillingFields faults={refusal?.fields ?? {}} />
      </Card>
      <Card as="section" level={2} title={t.summary} tone="raised">
        <div className={classes.stack}>
          {hasSeats && (
            <TextField
              label={t.seats}
              hint={t.seatsHint}
              type="number"
              min={1}
              max={MAX_SEATS}
              required
              defaultValue={seats}
              onChange={({ target }) => target.validity.valid && setSeats(target.valueAsNumber)}
            />
          )}
          <CheckoutSummary quote={quote.data} isFailed={quote.isError} onRetry={quote.refetch} />
          <Terms />
          {refusal && <Alert kind="danger">{refusal.message}</Alert>}
          <BusyButton
            type="submit"
            variant="primary"
            isWide
            isBusy={isBusy}
            busyText={t.placing}
            disabled={!quote.currentData}
          >
            {t.place}
          </BusyButton>
        </div>
      </Card>
    </form>
  )
}

/** The number of seats comes from the address, as the cart set it. */
function useSeats(hasSeats: boolean) {
  const [query] = useSearchParams()
  const asked = Number(query.get('seats'))
  const isUsable = hasSeats && Number.isInteger(asked) && asked >= 1 && asked <= MAX_SEATS
  return useState(isUsable ? asked : 1)
}

function billingOf(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    name: text('name'),
    companyName: text('companyName'),
    address: text('address'),
    poNumber: text('poNumber'),
  }
}

function BillingFields({ faults }: { readonly faults: Readonly<Record<string, string>> }) {
  const t = useStore(checkoutMessages)
  const { session } = usePlatform()
  const { firstName, lastName } = session.user ?? {}
  return (
    <div className={classes.stack}>
      <TextField
        name="name"
        label={t.name}
        required
        minLength={2}
        maxLength={120}
        autoComplete="name"
        defaultValue={[firstName, lastName].filter(Boolean).join(' ')}
        error={faults['billing.name']}
      />
      <TextField name="companyName" label={t.companyName} maxLength={160} autoComplete="organization" />
      <TextAreaField
        name="address"
        label={t.address}
        hint={t.addressHint}
        required
        minLength={5}
        maxLength={300}
        rows={3}
        autoComplete="street-address"
        error={faults['billing.address']}
      />
      <TextField name="poNumber" label={t.poNumber} maxLength={60} />
      <div>
        <h3 className={classes.small}>{t.next}</h3>
        <ol className={classes.next}>
          <li>{t.nextOrder}</li>
          <li>{t.nextInvoice}</li>
          <li>{t.nextOpen}</li>
        </ol>
      </div>
    </div>
  )
}

function Terms() {
  const t = useStore(checkoutMessages)
  return (
    <div>
      <CheckboxField label={t.terms} required />
      <Link to="/terms" target="_blank" className={classes.terms}>
        {t.readTerms}
      </Link>
    </div>
  )
}
