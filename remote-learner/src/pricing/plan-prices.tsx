import { useStore } from '@nanostores/react'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { isOffered, LEARNER_PLAN, PARTNER_PLAN, plansOf } from '@platform/shared-contracts/rules'
import { LinkButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import type { ModuleOffer } from '../domain/course/module-offer.rule.ts'
import { formatCents } from '../lib/money.ts'
import { pricingMessages } from './pricing.messages.ts'
import classes from './pricing.module.css'

/** Single courses, the subscription and the partner plan, each with its price and the way to order it. */
export function PlanPrices({ offers }: { readonly offers: readonly ModuleOffer[] }) {
  const t = useStore(pricingMessages)
  return (
    <section aria-labelledby="ways">
      <h2 id="ways">{t.ways}</h2>
      <ul className={classes.plans}>
        {usePlans(offers).map(({ to, title, price, unit, text, offer, action, isMain }) => (
          <li key={title}>
            <Card
              title={title}
              tone={isMain ? 'accent' : 'plain'}
              footer={
                <LinkButton variant={isMain ? 'primary' : 'secondary'} isWide to={to}>
                  {action}
                </LinkButton>
              }
            >
              <p className={classes.price}>
                {price} <small>{unit}</small>
              </p>
              <p>{text}</p>
              <p className={classes.offer}>{offer}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

function usePlans(offers: readonly ModuleOffer[]) {
  const t = useStore(pricingMessages)
  const language = useStore(locale)
  const { tenant } = usePlatform()
  const cents = offers.map(({ priceCents }) => priceCents)
  const [from, to] = [Math.min(...cents), Math.max(...cents)].map((each) => formatCents(each, language))
  const monthly = (plan: string) =>
    formatCents(plansOf(tenant).find(({ code }) => code === plan)?.priceCents ?? 0, language)
  const ways = [
    {
      code: '',
      to: '/courses',
      title: t.singleTitle,
      price: from === to ? from : t.singlePrice({ from: from ?? '', to: to ?? '' }),
      unit: t.singleUnit,
      text: t.singleText,
      offer: t.singleOffer,
      action: t.singleAction,
      isMain: false,
    },
    {
      code: LEARNER_PLAN,
      to: `/checkout?plan=${LEARNER_PLAN}`,
      title: t.subscriptionTitle,
      price: monthly(LEARNER_PLAN),
      unit: t.subscriptionUnit,
      text: t.subscriptionText,
      offer: t.subscriptionOffer,
      action: t.subscriptionAction,
      isMain: true,
    },
    {
      code: PARTNER_PLAN,
      to: `/checkout?plan=${PARTNER_PLAN}`,
      title: t.partnerTitle,
      price: monthly(PARTNER_PLAN),
      unit: t.partnerUnit,
      text: t.partnerText,
      offer: t.partnerOffer,
      action: t.partnerAction,
      isMain: false,
    },
  ]
  return ways.filter(({ code }) => isOffered(code, tenant))
}
