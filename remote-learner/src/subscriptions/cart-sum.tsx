import { useStore } from '@nanostores/react'
import { locale } from '@platform/shared-contracts/remote'
import { DISCOUNT_MIN_ITEMS, type CartPrice } from '@platform/shared-contracts/rules'
import { formatCents } from '../lib/money.ts'
import { subscriptionsMessages } from './subscriptions.messages.ts'
import classes from './subscriptions.module.css'

interface Props {
  readonly itemCount: number
  readonly price: CartPrice
}

export function CartSum({ itemCount, price }: Props) {
  const t = useStore(subscriptionsMessages)
  const language = useStore(locale)
  const missing = DISCOUNT_MIN_ITEMS - itemCount
  return (
    <div aria-live="polite">
      {missing > 0 && <p className={classes.offer}>{t.toDiscount({ count: missing })}</p>}
      <dl className={classes.sum}>
        <dt>{t.subtotal}</dt>
        <dd>{formatCents(price.sumCents, language)}</dd>
        {price.discountCents > 0 && (
          <>
            <dt>{t.discount}</dt>
            <dd>{formatCents(-price.discountCents, language)}</dd>
          </>
        )}
        <dt className={classes.total}>{t.total}</dt>
        <dd className={classes.total}>{formatCents(price.totalCents, language)}</dd>
      </dl>
    </div>
  )
}
