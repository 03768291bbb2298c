import { useStore } from '@nanostores/react'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { moduleOffers } from '../app/module-offer.rule.ts'
import { useListModulesQuery } from '../app/modules.api.ts'
import { statusOf } from '../domain/progress/module-status.rule.ts'
import { useProgress } from '../domain/progress/use-progress.ts'
import { useDue } from '../app/due/use-due.tsx'
import { ContinueCard } from './continue-card.tsx'
import { Counters } from './counters.tsx'
import { dashboardMessages } from './dashboard.messages.ts'
import { countStatuses } from './dashboard.rule.ts'
import { UpNext } from './up-next.tsx'

/** What to go on with and how the modules stand; a failed load says so instead of counting nothing. */
export function TrainingOverview() {
  const t = useStore(dashboardMessages)
  const progress = useProgress()
  const { data } = useListModulesQuery()
  const language = useStore(locale)
  const { tenant } = usePlatform()
  const due = useDue()

  if (progress.problem && progress.problem.kind !== 'sync') {
    const retry = (
      <Button size="sm" onClick={progress.retry}>
        {t.retry}
      </Button>
    )
    return (
      <Alert kind="danger" actions={retry}>
        {progress.problem.kind === 'fetch' ? t.failed : t.formatFailed}
      </Alert>
    )
  }
  if (progress.isLoading && Object.keys(progress.map).length === 0) return <Skeleton text={t.loading} />

  const modules = moduleOffers(data, tenant, language).map((offer) => {
    const status = statusOf(progress.map, offer.code)
    return { ...offer, status, due: due.of({ code: offer.code, status }) }
  })
  const overdue = modules.filter((module) => module.due?.isOverdue).length
  return (
    <>
      {due.problem}
      <ContinueCard modules={modules} />
      <Counters counts={countStatuses(modules.map(({ status }) => status))} overdue={overdue} />
      <UpNext modules={modules} />
    </>
  )
}
