import { useStore } from '@nanostores/react'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { countsAsSubscribed } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { LinkButton } from '@platform/shared-ui/button'
import { PageHeader } from '@platform/shared-ui/page-header'
import { moduleOffers } from '../domain/course/module-offer.rule.ts'
import { useListModulesQuery } from '../domain/course/modules.api.ts'
import { CartPanel } from './cart-panel.tsx'
import { CourseCatalog } from './course-catalog.tsx'
import { PlanCards } from './plan-cards.tsx'
import { subscriptionsMessages } from './subscriptions.messages.ts'
import { WorkedExample } from './worked-example.tsx'
import classes from './subscriptions.module.css'

/** /subscriptions: plans, catalog, offer and cart (spec sections 3 and 9). */
export function SubscriptionsRoute() {
  const t = useStore(subscriptionsMessages)
  const { session, tenant } = usePlatform()
  const modules = useListModulesQuery()
  const language = useStore(locale)
  const isSubscribed = session.status === 'signedIn' && countsAsSubscribed(session.user)

  return (
    <div className={`content ${classes.page}`}>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <>
            <LinkButton to="/my-plan">{t.myPlan}</LinkButton>
            <LinkButton to="/checkout">{t.orders}</LinkButton>
          </>
        }
      />
      {isSubscribed && <Alert kind="success">{t.active}</Alert>}
      {modules.isError && <Alert kind="warning">{t.pricesFailed}</Alert>}
      <PlanCards />
      <div className={classes.shop}>
        <div className={classes.courses}>
          <CourseCatalog offers={moduleOffers(modules.data, tenant, language)} />
          <WorkedExample />
        </div>
        <CartPanel />
      </div>
    </div>
  )
}

export { SubscriptionsRoute as Component }
