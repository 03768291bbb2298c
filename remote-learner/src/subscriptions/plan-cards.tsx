import { useStore } from '@nanostores/react'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { BUNDLE_PLAN, LEARNER_PLAN, PARTNER_PLAN, plansOf } from '@platform/shared-contracts/rules'
import { LinkButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { formatCents } from '../app/money.ts'
import { subscriptionsMessages } from './subscriptions.messages.ts'
import classes from './subscriptions.module.css'

export function PlanCards() {
  const t = useStore(subscriptionsMessages)
  const language = useStore(locale)
  const { tenant } = usePlatform()
  const texts: Readonly<Record<string, readonly string[]>> = {
    [LEARNER_PLAN]: [t.learnerText],
    [BUNDLE_PLAN]: [t.bundleText],
    [PARTNER_PLAN]: [t.partnerText, t.partnerExtra],
  }
  return (
    <section aria-labelledby="plans">
      <h2 id="plans">{t.plans}</h2>
      <ul className={classes.plans}>
        {plansOf(tenant).map(({ code, title, priceCents }) => (
          <li key={code}>
            <Card
              eyebrow={code}
              title={title}
              className={classes.plan}
              {...(priceCents === null ? {} : { footer: <OrderPlan code={code} title={title} /> })}
            >
              <p className={classes.price}>
                {priceCents === null
                  ? t.bundlePrice
                  : t.perMonth({ price: formatCents(priceCents, language) })}
              </p>
              {(texts[code] ?? []).map((text) => (
                <p key={text}>{text}</p>
              ))}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

function OrderPlan({ code, title }: { readonly code: string; readonly title: string }) {
  const t = useStore(subscriptionsMessages)
  return (
    <LinkButton to={`/checkout?plan=${code}`} aria-label={t.orderPlanNamed({ title })}>
      {t.orderPlan}
    </LinkButton>
  )
}
