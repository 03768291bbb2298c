import { useStore } from '@nanostores/react'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import {
  DISCOUNT_MIN_ITEMS,
  isOffered,
  LEARNER_PLAN,
  learnerMonthlyCents,
  priceCart,
} from '@platform/shared-contracts/rules'
import { LinkButton } from '@platform/shared-ui/button'
import type { ModuleOffer } from '../domain/course/module-offer.rule.ts'
import { formatCents } from '../lib/money.ts'
import { pricingMessages } from './pricing.messages.ts'
import classes from './pricing.module.css'

interface Props {
  readonly chosen: readonly ModuleOffer[]
  /** `null` for a number that cannot be ordered. */
  readonly seats: number | null
}

/** The sum by the rule of the cart, next to the subscription for as many people. */
export function TeamPrice({ chosen, seats }: Props) {
  const t = useStore(pricingMessages)
  const language = useStore(locale)
  const { tenant } = usePlatform()
  if (seats === null) return null
  return (
    <div aria-live="polite" className={classes.sums}>
      {chosen.length === 0 ? <p>{t.none}</p> : <Courses chosen={chosen} seats={seats} />}
      {isOffered(LEARNER_PLAN, tenant) && (
        <>
          <p className={classes.lead}>
            {t.instead({ price: formatCents(learnerMonthlyCents(tenant) * seats, language), people: seats })}
          </p>
          <LinkButton isWide to={`/checkout?plan=${LEARNER_PLAN}&seats=${seats}`}>
            {t.orderSubscription}
          </LinkButton>
        </>
      )}
    </div>
  )
}

function Courses({ chosen, seats }: { readonly chosen: readonly ModuleOffer[]; readonly seats: number }) {
  const t = useStore(pricingMessages)
  const language = useStore(locale)
  const one = priceCart(chosen)
  const all = priceCart(chosen, seats)
  const missing = DISCOUNT_MIN_ITEMS - chosen.length
  return (
    <>
      <dl className={classes.sum}>
        <dt>{t.perPerson}</dt>
        <dd>{formatCents(one.totalCents, language)}</dd>
        {all.discountCents > 0 && (
          <>
            <dt>{t.subtotal}</dt>
            <dd>{formatCents(all.sumCents, language)}</dd>
            <dt>{t.discount}</dt>
            <dd>{formatCents(-all.discountCents, language)}</dd>
          </>
        )}
        <dt className={classes.total}>{t.total}</dt>
        <dd className={classes.total}>{formatCents(all.totalCents, language)}</dd>
      </dl>
      {missing > 0 && <p className={classes.offer}>{t.missing({ count: missing })}</p>}
      <LinkButton variant="primary" isWide to={`/checkout?seats=${seats}`}>
        {t.order}
      </LinkButton>
    </>
  )
}
