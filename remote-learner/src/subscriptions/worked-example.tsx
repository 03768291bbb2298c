import { useStore } from '@nanostores/react'
import { locale } from '@platform/shared-contracts/remote'
import { CORE_MODULES, priceCart, writtenIn } from '@platform/shared-contracts/rules'
import { subscriptionsMessages } from './subscriptions.messages.ts'
import classes from './subscriptions.module.css'

const CLASSIC_BUNDLE = CORE_MODULES.slice(0, 4)
const EXAMPLE_CREW = 10

/** The example scenario of spec section 9, computed by the rule that prices every cart. */
export function WorkedExample() {
  const t = useStore(subscriptionsMessages)
  const language = useStore(locale)
  // The printed example: whole dollars without cents, and no thousands separator.
  const dollars = new Intl.NumberFormat(writtenIn(language), {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
    useGrouping: false,
  })
  const one = priceCart(CLASSIC_BUNDLE)
  const crew = priceCart(CLASSIC_BUNDLE, EXAMPLE_CREW)
  return (
    <aside className={classes.example} aria-labelledby="example">
      <h2 id="example">{t.example}</h2>
      <p>
        {t.exampleText({
          parts: CLASSIC_BUNDLE.map(({ priceCents }) => dollars.format(priceCents / 100)).join(' + '),
          sum: dollars.format(one.sumCents / 100),
          discounted: dollars.format(one.totalCents / 100),
          crew: dollars.format(crew.totalCents / 100),
        })}
      </p>
    </aside>
  )
}
