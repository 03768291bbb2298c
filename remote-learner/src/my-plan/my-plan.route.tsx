import { useStore } from '@nanostores/react'
import { useSearchParams } from 'react-router-dom'
import type { Plan } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { countsAsSubscribed } from '@platform/shared-contracts/rules'
import { LinkButton } from '@platform/shared-ui/button'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useListPlansQuery } from './my-plan.api.ts'
import { myPlanMessages } from './my-plan.messages.ts'
import { PlanCard } from './plan-card.tsx'
import { TrialCard } from './trial-card.tsx'
import { TestCardChoice } from './test-card-choice.tsx'
import classes from './my-plan.module.css'

/** /my-plan: the plans of the signed-in person; `?plan=ID&test-card=choose` is where a provider's page would be. */
export function MyPlanRoute() {
  const t = useStore(myPlanMessages)
  const { data: plans, isError, refetch } = useListPlansQuery()
  return (
    <div className={`content ${classes.page}`}>
      <PageHeader title={t.title} lead={t.lead} back={{ to: '/subscriptions', label: t.choose }} />
      {!plans && isError && <FailedState onRetry={refetch}>{t.failed}</FailedState>}
      {!plans && !isError && <Skeleton text={t.loading} lines={6} />}
      {plans && <TrialCard />}
      {plans && <Plans plans={plans} />}
    </div>
  )
}

function Plans({ plans }: { readonly plans: readonly Plan[] }) {
  const [query] = useSearchParams()
  const chosen = plans.find(({ id, payment }) => payment === 'test-card' && id === query.get('plan'))
  if (chosen && query.get('test-card') !== null) return <TestCardChoice plan={chosen} />
  return plans.length === 0 ? <NoPlan /> : plans.map((plan) => <PlanCard key={plan.id} plan={plan} />)
}

function NoPlan() {
  const t = useStore(myPlanMessages)
  const { session } = usePlatform()
  const isGiven = session.status === 'signedIn' && countsAsSubscribed(session.user)
  return (
    <EmptyState
      action={
        <LinkButton variant="primary" to="/subscriptions">
          {t.choose}
        </LinkButton>
      }
    >
      {isGiven ? `${t.none} ${t.given}` : t.none}
    </EmptyState>
  )
}

export { MyPlanRoute as Component }
