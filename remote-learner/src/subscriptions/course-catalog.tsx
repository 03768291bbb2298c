import { useStore } from '@nanostores/react'
import { locale } from '@platform/shared-contracts/remote'
import { CartToggle } from '../domain/cart/cart-toggle.tsx'
import { formatCents } from '../lib/money.ts'
import type { ModuleOffer } from '../domain/course/module-offer.rule.ts'
import { subscriptionsMessages } from './subscriptions.messages.ts'
import classes from './subscriptions.module.css'

export function CourseCatalog({ offers }: { readonly offers: readonly ModuleOffer[] }) {
  const t = useStore(subscriptionsMessages)
  const language = useStore(locale)
  return (
    <section aria-labelledby="courses">
      <h2 id="courses">{t.catalog}</h2>
      <p className={classes.offer}>{t.offer}</p>
      <ul className={classes.catalog}>
        {offers.map((offer) => (
          <li key={offer.code}>
            <span className={classes.code}>{offer.code}</span>
            <span>{offer.title}</span>
            <span className={classes.amount}>{formatCents(offer.priceCents, language)}</span>
            <CartToggle offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  )
}
