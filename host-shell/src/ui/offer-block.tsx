import { useStore } from '@nanostores/react'
import { CORE_MODULES, LEARNER_PLAN, PLANS } from '@platform/shared-contracts/rules'
import { DOLLARS, format } from './format.ts'
import { offerMessages } from './offer.messages.ts'
import styles from './offer-block.module.css'

/** Beside sign-in and registration: what a subscription and the courses cost (spec section 1). */
export function OfferBlock() {
  const t = useStore(offerMessages)
  const { number } = useStore(format)
  const price = (cents: number) => number(cents / 100, DOLLARS)
  const subscription = PLANS.find(({ code }) => code === LEARNER_PLAN)
  return (
    <aside className={styles.block} aria-labelledby="offer-title">
      <h2 id="offer-title" className={styles.title}>
        {t.title}
      </h2>
      {subscription?.priceCents && (
        <div className={styles.subscription}>
          <h3 className={styles.name}>{t.subscription}</h3>
          <p className={styles.price}>{t.perMonth({ price: price(subscription.priceCents) })}</p>
          <p className={styles.text}>{t.subscriptionText}</p>
        </div>
      )}
      <h3 className={styles.name}>{t.courses}</h3>
      <dl className={styles.courses}>
        {CORE_MODULES.map(({ code, title, priceCents }) => (
          <div key={code} className={styles.course}>
            <dt>{title}</dt>
            <dd>{price(priceCents)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.text}>{t.discount}</p>
    </aside>
  )
}
