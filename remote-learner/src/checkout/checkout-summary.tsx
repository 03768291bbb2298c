import { useStore } from '@nanostores/react'
import type { OrderExemption, Quote } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { courseTitle } from '@platform/shared-contracts/rules'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { formatCents } from '../lib/money.ts'
import { useExemptionInForce } from './exemption/exemption.api.ts'
import { checkoutMessages } from './checkout.messages.ts'
import classes from './checkout.module.css'

interface Props {
  readonly quote: Quote | undefined
  readonly isFailed: boolean
  readonly onRetry: () => void
}

/** The lines and what they come to, as the server says. */
export function CheckoutSummary({ quote, isFailed, onRetry }: Props) {
  const t = useStore(checkoutMessages)
  const exemption = useExemptionInForce()
  if (isFailed) return <FailedState onRetry={onRetry}>{t.quoteFailed}</FailedState>
  if (!quote) return <Skeleton text={t.loading} lines={4} />
  return <PricedLines quote={quote} exemption={exemption} />
}

interface PricedLinesProps {
  readonly quote: Quote
  /** By which no sales tax is charged. */
  readonly exemption?: OrderExemption | null | undefined
}

export function PricedLines({ quote, exemption }: PricedLinesProps) {
  const t = useStore(checkoutMessages)
  const language = useStore(locale)
  const { lines, seats, sumCents, discountCents, coupon, totalCents } = quote
  return (
    <div aria-live="polite">
      <ul className={classes.lines}>
        {lines.map(({ code, title, priceCents }) => (
          <li key={code}>
            <span>
              {courseTitle({ code, title }, language)} <span className={classes.muted}>{code}</span>
            </span>
            <span className={classes.amount}>{formatCents(priceCents, language)}</span>
          </li>
        ))}
      </ul>
      {seats > 1 && <p className={classes.muted}>{t.perSeat}</p>}
      <dl className={classes.sum}>
        <dt>{t.seats}</dt>
        <dd>{seats}</dd>
        <dt>{t.subtotal}</dt>
        <dd>{formatCents(sumCents, language)}</dd>
        {discountCents > 0 && (
          <>
            <dt>{t.discount}</dt>
            <dd>{formatCents(-discountCents, language)}</dd>
          </>
        )}
        {coupon && (
          <>
            <dt>{t.couponOf({ code: coupon.code })}</dt>
            <dd>{formatCents(-coupon.cents, language)}</dd>
          </>
        )}
        {exemption && (
          <>
            <dt>{t.salesTax({ number: exemption.number, state: exemption.state })}</dt>
            <dd>{t.taxExempt}</dd>
          </>
        )}
        <dt className={classes.total}>{t.total}</dt>
        <dd className={classes.total}>{formatCents(totalCents, language)}</dd>
      </dl>
    </div>
  )
}
