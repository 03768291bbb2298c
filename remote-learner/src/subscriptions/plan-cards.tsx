import { useStore } from '@nanostores/react'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import {
  BUNDLE_PLAN,
  countsAsSubscribed,
  isOffered,
  LEARNER_PLAN,
  PARTNER_PLAN,
  plansOf,
  trialDaysOf,
} from '@platform/shared-contracts/rules'
import { LinkButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { formatCents } from '../lib/money.ts'
import { subscriptionsMessages } from './subscriptions.messages.ts'
import classes from './subscriptions.module.css'

export function PlanCards() {
  const t = useStore(subscriptionsMessages)
  const language = useStore(locale)
  const { tenant } = usePlatform()
  const texts: Readonly<Record<string, readonly string[]>> = {
    [LEARNER_PLAN]: [t.learnerTitle, t.learnerText],
    [BUNDLE_PLAN]: [t.bundleTitle, t.bundleText],
    [PARTNER_PLAN]: [t.partnerTitle, t.partnerText, t.partnerExtra],
  }
  const offered = plansOf(tenant).filter(({ code }) => isOffered(code, tenant))
  const plans = offered.map((plan) => {
    const [title = plan.title, ...paragraphs] = texts[plan.code] ?? []
    return { ...plan, title, paragraphs }
  })
  return (
    <section aria-labelledby="plans">
      <h2 id="plans">{t.plans}</h2>
      <ul className={classes.plans}>
        {plans.map(({ code, title, priceCents, paragraphs }) => (
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
              {paragraphs.map((text) => (
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
  const { session, tenant } = usePlatform()
  const isSubscribed = session.status === 'signedIn' && countsAsSubscribed(session.user)
  const days = code === LEARNER_PLAN && !isSubscribed ? trialDaysOf(tenant) : 0
  return (
    <>
      <LinkButton to={`/checkout?plan=${code}`} aria-label={t.orderPlanNamed({ title })}>
        {t.orderPlan}
      </LinkButton>
      {days > 0 && (
        <LinkButton variant="ghost" to="/my-plan">
          {t.trialLink({ count: days })}
        </LinkButton>
      )}
    </>
  )
}
