import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ApiError } from '@platform/shared-contracts/client'
import { PlanChangeQuery, type Plan, type PlanChangeQuote } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { TextField } from '@platform/shared-ui/field'
import { LeaveQuestion } from '@platform/shared-ui/form/leave-question'
import { FormFailure, showServerErrors } from '@platform/shared-ui/form/server-errors'
import { startAgainAfter } from '@platform/shared-ui/form/start-again'
import { fieldsOf, useSchemaForm } from '@platform/shared-ui/form/use-schema-form'
import { formatDay } from '../lib/dates.ts'
import { formatCents } from '../lib/money.ts'
import { useChangePlanMutation, useQuotePlanChangeMutation } from './my-plan.api.ts'
import { myPlanMessages } from './my-plan.messages.ts'
import classes from './my-plan.module.css'

/** Another number of seats: first what it costs, then the change. */
export function SeatChange({ plan }: { readonly plan: Plan }) {
  const t = useStore(myPlanMessages)
  const { form, submit, offer, clear } = useSeatPrice(plan)
  const { onChange, ...seatsField } = fieldsOf(form)('seats')
  return (
    <section aria-labelledby={`change-${plan.id}`} className={classes.change}>
      <h3 id={`change-${plan.id}`} className={classes.small}>
        {t.changeTitle}
      </h3>
      <form className={classes.row} onSubmit={(event) => void submit(event)} noValidate>
        <LeaveQuestion form={form} />
        <TextField
          label={t.seats}
          hint={t.changeHint}
          inputMode="numeric"
          required
          {...seatsField}
          onChange={(event) => {
            void onChange(event)
            clear()
          }}
        />
        <BusyButton type="submit" isBusy={form.formState.isSubmitting} busyText={t.pricing}>
          {t.showPrice}
        </BusyButton>
        <FormFailure form={form} />
      </form>
      <div aria-live="polite">{offer && <Offer plan={plan} {...offer} onStale={clear} />}</div>
    </section>
  )
}

function useSeatPrice(plan: Plan) {
  const t = useStore(myPlanMessages)
  const [ask] = useQuotePlanChangeMutation()
  const [offer, setOffer] = useState<Pick<OfferProps, 'seats' | 'quote'> | null>(null)
  const form = useSchemaForm<{ readonly seats: string }, PlanChangeQuery>({
    schema: PlanChangeQuery,
    defaultValues: { seats: String(plan.nextSeats ?? plan.seats) },
    toRequest: ({ seats }) => ({ seats: Number(seats) }),
  })
  const submit = form.handleSubmit(async ({ seats }) => {
    const startAgain = startAgainAfter(form)
    const { data: quote, error } = await ask({ id: plan.id, seats })
    if (!quote) return showServerErrors(form, error as ApiError, t.actionFailed)
    startAgain({ seats: String(seats) })
    setOffer({ seats, quote })
  })
  return { form, submit, offer, clear: () => setOffer(null) }
}

interface OfferProps {
  readonly plan: Plan
  readonly seats: number
  readonly quote: PlanChangeQuote
  /** The price is another one by now. */
  readonly onStale: () => void
}

function Offer({ plan, seats, quote, onStale }: OfferProps) {
  const t = useStore(myPlanMessages)
  const { change, isLoading, failure } = useChange({ plan, seats, quote, onStale })
  return (
    <div className={classes.stack}>
      <OfferSum quote={quote} />
      {failure !== '' && <Alert kind="danger">{failure}</Alert>}
      <div>
        <BusyButton variant="primary" isBusy={isLoading} busyText={t.changing} onClick={() => void change()}>
          {t.confirmChange({ count: seats })}
        </BusyButton>
      </div>
    </div>
  )
}

function OfferSum({ quote }: Pick<OfferProps, 'quote'>) {
  const t = useStore(myPlanMessages)
  const language = useStore(locale)
  const { addedSeats, perSeatCents, totalCents, daysLeft, periodDays, nextCents } = quote
  const day = formatDay(quote.nextAt, language)
  const perSeat = formatCents(perSeatCents, language)
  return (
    <>
      <p>
        {addedSeats > 0
          ? t.addedNow({ count: addedSeats, daysLeft, periodDays, perSeat })
          : `${t.fewer({ day })} ${t.fewerHolders}`}
      </p>
      <dl className={classes.sum}>
        <dt>{t.payNowSum}</dt>
        <dd>{formatCents(totalCents, language)}</dd>
        <dt>{t.nextSum({ day })}</dt>
        <dd>{formatCents(nextCents, language)}</dd>
      </dl>
    </>
  )
}

function useChange({ plan, seats, quote, onStale }: OfferProps) {
  const t = useStore(myPlanMessages)
  const language = useStore(locale)
  const { notify } = usePlatform()
  const navigate = useNavigate()
  const [send, { isLoading }] = useChangePlanMutation()
  const [failure, setFailure] = useState('')
  // The same for each try of this offer, so that a lost answer does not change twice.
  const key = useRef(crypto.randomUUID())
  const change = async () => {
    setFailure('')
    const { totalCents } = quote
    const { data, error } = await send({ id: plan.id, seats, totalCents, idempotencyKey: key.current })
    if (!data) {
      const problem = error as ApiError
      if (problem.status === 409) {
        notify('danger', problem.message)
        onStale()
      } else setFailure(problem.message || t.changeFailed)
      return
    }
    if (data.orderId === null)
      return notify('success', t.changedLater({ day: formatDay(quote.nextAt, language) }))
    notify(data.isPaid ? 'success' : 'info', data.isPaid ? t.changedPaid : t.changedUnpaid)
    void navigate(`/checkout?order=${data.orderId}`)
  }
  return { change, isLoading, failure }
}
