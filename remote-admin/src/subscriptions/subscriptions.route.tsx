import { useStore } from '@nanostores/react'
import { PageHeader } from '@platform/shared-ui/page-header'
import { RevenueFigures } from './revenue-figures.tsx'
import { SubscriberList } from './subscriber-list.tsx'
import { subscriptionsMessages } from './subscriptions.messages.ts'
import classes from './subscriptions.module.css'

/** /subscriptions-dashboard: learner subscriptions of the tenant. */
export function SubscriptionsRoute() {
  const t = useStore(subscriptionsMessages)
  return (
    <div className={`content ${classes.page}`}>
      <PageHeader title={t.title} lead={t.lead} />
      <RevenueFigures />
      <SubscriberList />
    </div>
  )
}

export { SubscriptionsRoute as Component }
