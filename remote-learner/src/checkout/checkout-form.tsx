import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { MAX_SEATS, OrderRequest } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { BusyButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { CheckboxField } from '@platform/shared-ui/checkbox-field'
import { TextField } from '@platform/shared-ui/field'
import { LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { parseSeats } from '../domain/cart/seats.rule.ts'
import { BillingFields } from './billing-fields.tsx'
import type { CheckoutDraft, CheckoutFields } from './checkout-draft.ts'
import { CouponField } from './coupon-field.tsx'
import { RenewalBox } from './renewal-box.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import type { useGetQuoteQuery } from './checkout.api.ts'
import { checkoutMessages } from './checkout.messages.ts'
import { useQuote, type UsedCoupon } from './use-coupon.ts'
import { DuplicateAlert } from './duplicate-alert.tsx'
import { usePlaceOrder } from './use-place-order.ts'
import classes from './checkout.module.css'

interface Props {
  readonly codes: readonly string[]
  readonly hasSeats: boolean
  /** A plan, which can renew. */
  readonly isPlan: boolean
  readonly onPlaced: () => void
}

/** Price from the server, billing details, and the button that places the order. */
export function CheckoutForm({ codes, hasSeats, isPlan, onPlaced }: Props) {
  const t = useStore(checkoutMessages)
  const { typed, seats, setTyped } = useSeats(hasSeats)
  const { quote, coupon } = useQuote(seats === null ? null : { codes: [...codes], seats })
  const { form, submit } = useCheckout({ codes, seats: typed, quote, onPlaced })
  const field = fieldsOf(form)
  return (
    <form className={classes.columns} onSubmit={(event) => void submit(event)} noValidate>
      <Card as="section" level={2} title={t.billing}>
        <BillingFields field={field} />
      </Card>
      <Card as="section" level={2} title={t.summary} tone="raised">
        <div className={classes.stack}>
          {hasSeats && <SeatFields field={field} seats={seats} onTyped={setTyped} />}
          {seats !== null && <PricedOrder quote={quote} coupon={coupon} />}
          {isPlan && quote.data && <RenewalBox quote={quote.data} {...field('renews')} />}
          <Terms field={field} />
          <DuplicateAlert codes={codes} seats={seats} />
          <FormFailure form={form} />
          <BusyButton
            type="submit"
            variant="primary"
            isWide
            isBusy={form.formState.isSubmitting}
            busyText={t.placing}
            disabled={seats !== null && !quote.currentData}
          >
            {t.place}
          </BusyButton>
        </div>
      </Card>
      <LeaveQuestion form={form} />
    </form>
  )
}

interface PricedOrderProps {
  readonly quote: ReturnType<typeof useGetQuoteQuery>
  readonly coupon: UsedCoupon
}

function PricedOrder({ quote, coupon }: PricedOrderProps) {
  return (
    <>
      <CheckoutSummary quote={quote.data} isFailed={quote.isError} onRetry={quote.refetch} />
      {!quote.isError && <CouponField coupon={coupon} quote={quote.data} />}
    </>
  )
}

interface CheckoutOptions {
  readonly codes: readonly string[]
  /** As typed at first. */
  readonly seats: string
  readonly quote: ReturnType<typeof useGetQuoteQuery>
  readonly onPlaced: () => void
}

function useCheckout({ codes, seats, quote, onPlaced }: CheckoutOptions) {
  const t = useStore(checkoutMessages)
  const { notify, session } = usePlatform()
  const navigate = useNavigate()
  const place = usePlaceOrder()
  const { firstName, lastName } = session.user ?? {}
  const form = useSchemaForm<CheckoutDraft, OrderRequest>({
    schema: OrderRequest,
    defaultValues: {
      billing: {
        name: [firstName, lastName].filter(Boolean).join(' '),
        companyName: '',
        address: '',
        poNumber: '',
      },
      seats,
      isTermsAccepted: false,
      renews: false,
      keepsSeat: false,
    },
    toRequest: (draft) => ({
      ...draft,
      codes,
      seats: Number(draft.seats),
      keepsSeat: draft.keepsSeat && Number(draft.seats) > 1,
      coupon: quote.currentData?.coupon?.code,
      totalCents: quote.currentData?.totalCents,
    }),
  })
  const submit = form.handleSubmit(async (request) => {
    const { order, error } = await place(request)
    if (error) {
      showServerErrors(form, error, t.failed)
      // The order may have been refused because the price changed: show the current price before the next try.
      return void quote.refetch()
    }
    onPlaced()
    notify('success', t.placed)
    void navigate(`/checkout?order=${order.id}`)
  })
  return { form, submit }
}

/** As typed, at first as the cart put it in the address; `seats` is `null` for a number that cannot be ordered. */
function useSeats(hasSeats: boolean) {
  const [query] = useSearchParams()
  const [typed, setTyped] = useState((hasSeats && query.get('seats')) || '1')
  return { typed, seats: parseSeats(typed), setTyped }
}

interface SeatFieldsProps {
  readonly field: CheckoutFields
  /** `null` for a number that cannot be ordered. */
  readonly seats: number | null
  readonly onTyped: (seats: string) => void
}

function SeatFields({ field, seats, onTyped }: SeatFieldsProps) {
  const t = useStore(checkoutMessages)
  const seatsField = field('seats')
  return (
    <>
      <TextField
        label={t.seats}
        hint={t.seatsHint}
        type="number"
        min={1}
        max={MAX_SEATS}
        required
        {...seatsField}
        error={seats === null ? t.seatsRange : seatsField.error}
        onChange={(event) => {
          void seatsField.onChange(event)
          onTyped(event.target.value)
        }}
      />
      {seats !== null && seats > 1 && (
        <CheckboxField label={t.keepsSeat} hint={t.keepsSeatHint} {...field('keepsSeat')} />
      )}
    </>
  )
}

function Terms({ field }: { readonly field: CheckoutFields }) {
  const t = useStore(checkoutMessages)
  return (
    <div>
      <CheckboxField label={t.terms} required {...field('isTermsAccepted')} />
      <Link to="/terms" target="_blank" className={classes.terms}>
        {t.readTerms}
      </Link>
    </div>
  )
}
