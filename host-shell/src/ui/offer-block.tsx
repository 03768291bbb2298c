import { useStore } from '@nanostores/react'
import { locale } from '@platform/shared-contracts/remote'
import {
  catalogOf,
  courseTitle,
  isOffered,
  LEARNER_PLAN,
  learnerMonthlyCents,
} from '@platform/shared-contracts/rules'
import { i18n } from '../app/i18n.ts'
import { useShell } from '../app/shell-services.ts'
import { DOLLARS } from './format.ts'
import { offerMessages } from './offer.messages.ts'
import styles from './offer-block.module.css'

/** Beside sign-in and registration: what a subscription and the courses cost (spec section 1). */
export function OfferBlock() {
  const t = useStore(offerMessages)
  const { number } = useStore(i18n.format)
  const language = useStore(locale)
  const price = (cents: number) => number(cents / 100, DOLLARS)
  const tenant = useStore(useShell().tenant.config)
  return (
    <aside className={styles.block} aria-labelledby="offer-title">
      <h2 id="offer-title" className={styles.title}>
        {t.title}
      </h2>
      {isOffered(LEARNER_PLAN, tenant) && (
        <div className={styles.subscription}>
          <h3 className={styles.name}>{t.subscription}</h3>
          <p className={styles.price}>{t.perMonth({ price: price(learnerMonthlyCents(tenant)) })}</p>
          <p className={styles.text}>{t.subscriptionText}</p>
        </div>
      )}
      <h3 className={styles.name}>{t.courses}</h3>
      <dl className={styles.courses}>
        {catalogOf(tenant).map((course) => (
          <div key={course.code} className={styles.course}>
            <dt>{courseTitle(course, language)}</dt>
            <dd>{price(course.priceCents)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.text}>{t.discount}</p>
    </aside>
  )
}
