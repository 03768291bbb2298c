import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { countsAsSubscribed } from '@platform/shared-contracts/rules'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useListOwnedCoursesQuery } from '../domain/course/courses.api.ts'
import { moduleOffers, type ModuleOffer } from '../domain/course/module-offer.rule.ts'
import { PartnerNote } from '../domain/partner/partner-note.tsx'
import { useListModulesQuery } from '../domain/course/modules.api.ts'
import { RetryAlert } from '../ui/retry-alert.tsx'
import type { ProgressFilter } from '../domain/progress/module-status.rule.ts'
import { SyncStatus } from '../domain/offline/sync-status.tsx'
import { useMeasured } from '../domain/progress/measured.api.ts'
import { useProgress } from '../domain/progress/use-progress.ts'
import { PastRecord, SubscriptionEnded } from '../domain/past-training/past-training.tsx'
import { usePastTraining } from '../domain/past-training/past-training.api.ts'
import { useDue } from '../domain/due/use-due.tsx'
import { ModuleGrid } from './module-grid.tsx'
import { OverallProgress } from './overall-progress.tsx'
import { OtherRecords } from './other-records.tsx'
import { ProgressInvitation } from './progress-invitation.tsx'
import { ProgressProblemAlert } from './progress-problem-alert.tsx'
import { progressMessages } from './progress.messages.ts'
import classes from './progress.module.css'

const NONE: readonly string[] = []

/** /progress: everyone lands here; only a signed-in subscriber has statuses to keep. */
export function ProgressRoute() {
  const { session, tenant } = usePlatform()
  const isLearner = session.status === 'signedIn' && countsAsSubscribed(session.user)
  const { data, isError } = useListModulesQuery()
  const language = useStore(locale)
  const t = useStore(progressMessages)
  const View = isLearner ? LearnerView : VisitorView
  return (
    <div className={`content ${classes.page}`}>
      <PageHeader title={isLearner ? t.title : t.titleVisitor} lead={isLearner ? t.lead : t.leadVisitor} />
      <PartnerNote />
      {isError && <p className={classes.note}>{t.catalogFailed}</p>}
      {session.status === 'loading' ? (
        <Skeleton lines={6} />
      ) : (
        <View offers={moduleOffers(data, tenant, language)} />
      )}
      {isLearner && <SyncStatus />}
    </div>
  )
}

interface ViewProps {
  readonly offers: readonly ModuleOffer[]
}

function LearnerView({ offers }: ViewProps) {
  const progress = useProgress()
  const measured = useMeasured()
  const due = useDue()
  const [filter, setFilter] = useState<ProgressFilter>('all')
  return (
    <>
      <ProgressProblemAlert
        problem={progress.problem}
        onRetry={progress.retry}
        onDismiss={progress.dismiss}
      />
      {due.problem}
      {measured.isFailed && <MeasureFailed onRetry={measured.retry} />}
      <OverallProgress offers={offers} measuredOf={measured.of} filter={filter} onFilter={setFilter} />
      <ModuleGrid
        offers={offers}
        filter={filter}
        onShowAll={() => setFilter('all')}
        progress={progress}
        measuredOf={measured.of}
        dueOf={due.of}
      />
      <OtherRecords offers={offers} map={progress.map} />
    </>
  )
}

function MeasureFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useStore(progressMessages)
  return (
    <RetryAlert retry={t.retry} onRetry={onRetry}>
      {t.measureFailed}
    </RetryAlert>
  )
}

/** Loads too: for people without a subscription that empties the map, and makes no call. */
function VisitorView({ offers }: ViewProps) {
  const { session } = usePlatform()
  useProgress()
  const isSignedIn = session.status === 'signedIn'
  const { data: owned = NONE } = useListOwnedCoursesQuery(undefined, { skip: !isSignedIn })
  const endedAt = usePastTraining().data?.subscriptionEndedAt
  return (
    <>
      {endedAt ? <SubscriptionEnded endedAt={endedAt} /> : <ProgressInvitation session={session} />}
      <PastRecord />
      <ModuleGrid offers={offers} filter="all" progress={null} owned={owned} />
    </>
  )
}

export { ProgressRoute as Component }
