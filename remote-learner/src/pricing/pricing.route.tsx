import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { LinkButton } from '@platform/shared-ui/button'
import { FaqList } from '@platform/shared-ui/faq-list'
import { PageHeader } from '@platform/shared-ui/page-header'
import { moduleOffers } from '../domain/course/module-offer.rule.ts'
import { useListModulesQuery } from '../domain/course/modules.api.ts'
import { CourseDrawing } from '@platform/shared-ui/course-drawing'
import { PlanPrices } from './plan-prices.tsx'
import { pricingMessages } from './pricing.messages.ts'
import { TeamCalculator } from './team-calculator.tsx'
import classes from './pricing.module.css'

/** /pricing: every price that the tenant has, and what a crew pays. */
export function PricingRoute() {
  const t = useStore(pricingMessages)
  const { tenant } = usePlatform()
  const { data } = useListModulesQuery()
  const offers = moduleOffers(data, tenant, useStore(locale))
  return (
    <div className={`content ${classes.page}`}>
      <div className={classes.first}>
        <PageHeader
          title={t.title}
          lead={t.lead}
          actions={<LinkButton to="/courses">{t.toCourses}</LinkButton>}
        />
        <div className={classes.picture}>
          <CourseDrawing code="IC0112" isFirst />
        </div>
      </div>
      <PlanPrices offers={offers} />
      <TeamCalculator offers={offers} />
      <p>
        <Link to="/for-companies">{t.companies}</Link>
      </p>
      <FaqList
        title={t.faq}
        entries={[
          { question: t.faqPay, answer: t.faqPayAnswer },
          { question: t.faqSeats, answer: t.faqSeatsAnswer },
          { question: t.faqRenew, answer: t.faqRenewAnswer },
          { question: t.faqDiscount, answer: t.faqDiscountAnswer },
          { question: t.faqRefund, answer: t.faqRefundAnswer },
        ]}
      />
    </div>
  )
}

export { PricingRoute as Component }
