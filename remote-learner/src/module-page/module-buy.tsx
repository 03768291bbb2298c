import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import type { TrainingModuleDetail } from '@platform/shared-contracts/http'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import {
  DISCOUNT_MIN_ITEMS,
  isOffered,
  LEARNER_PLAN,
  learnerMonthlyCents,
} from '@platform/shared-contracts/rules'
import { LinkButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { CartToggle } from '../domain/cart/cart-toggle.tsx'
import { CourseDrawing } from '@platform/shared-ui/course-drawing'
import { formatCents } from '../lib/money.ts'
import { useCartItems } from '../domain/cart/use-cart-items.ts'
import { moduleBuyMessages } from './module-buy.messages.ts'
import classes from './module-buy.module.css'

interface Props {
  readonly module: Pick<TrainingModuleDetail, 'code' | 'title' | 'priceCents'>
}

/** For people who cannot read the whole module: its picture, and the two ways to open it. */
export function ModuleBuy({ module }: Props) {
  const t = useStore(moduleBuyMessages)
  return (
    <section className={classes.buy} aria-label={t.open}>
      <div className={classes.picture}>
        <CourseDrawing code={module.code} isFirst />
      </div>
      <Offers module={module} />
    </section>
  )
}

/** The course alone next to the subscription, with what each costs. */
function Offers({ module }: Props) {
  const t = useStore(moduleBuyMessages)
  const language = useStore(locale)
  const { tenant } = usePlatform()
  const { length: count } = useCartItems()
  return (
    <div className={classes.offers}>
      <Card title={t.single} level={2} footer={<CartToggle offer={module} size="md" />}>
        <p className={classes.price}>{formatCents(module.priceCents, language)}</p>
        <p>{t.singleText({ title: module.title })}</p>
        {count > 0 && (
          <p>
            <Link to="/cart">{t.toCart({ count })}</Link>
            {count < DISCOUNT_MIN_ITEMS && ` ${t.discount}`}
          </p>
        )}
      </Card>
      {isOffered(LEARNER_PLAN, tenant) && (
        <Card
          title={t.all}
          level={2}
          tone="accent"
          footer={
            <LinkButton variant="primary" to={`/checkout?plan=${LEARNER_PLAN}`}>
              {t.subscribe}
            </LinkButton>
          }
        >
          <p className={classes.price}>
            {t.perMonth({ price: formatCents(learnerMonthlyCents(tenant), language) })}
          </p>
          <p>{t.allText}</p>
        </Card>
      )}
    </div>
  )
}

/** In place of a locked lesson: both ways with their prices, in one line. */
export function BuyWays({ module }: Props) {
  const t = useStore(moduleBuyMessages)
  const language = useStore(locale)
  const { tenant } = usePlatform()
  return (
    <ul className={classes.ways}>
      <li>
        <span>{t.single}</span>
        <strong>{formatCents(module.priceCents, language)}</strong>
        <CartToggle offer={module} size="md" />
      </li>
      {isOffered(LEARNER_PLAN, tenant) && (
        <li>
          <span>{t.all}</span>
          <strong>{t.perMonth({ price: formatCents(learnerMonthlyCents(tenant), language) })}</strong>
          <LinkButton variant="primary" to={`/checkout?plan=${LEARNER_PLAN}`}>
            {t.subscribe}
          </LinkButton>
        </li>
      )}
    </ul>
  )
}
