import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { locale, usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useListCertificatesQuery } from '../domain/certificate/certificates.api.ts'
import { moduleOffers } from '../domain/course/module-offer.rule.ts'
import { useListModulesQuery } from '../domain/course/modules.api.ts'
import { useMeasured } from '../domain/progress/measured.api.ts'
import { useProgress } from '../domain/progress/use-progress.ts'
import { useDue } from '../domain/due/use-due.tsx'
import { formatMoment } from '../lib/dates.ts'
import { RetryAlert } from '../ui/retry-alert.tsx'
import type { ProgressProblem } from '../domain/progress/progress.slice.ts'
import { useLastKnownProgress } from '../domain/progress/last-known-progress.ts'
import { useOutbox } from '../domain/outbox/use-outbox.ts'
import { CertificateStrip } from './glance/certificate-strip.tsx'
import { ContinueCard } from './next/continue-card.tsx'
import { Counters } from './counters.tsx'
import { dashboardMessages } from './dashboard.messages.ts'
import { countStatuses } from './dashboard.rule.ts'
import { Glance } from './glance/glance.tsx'
import { assignedTime, countExpiring } from './glance/glance.rule.ts'
import { UpNext } from './up-next.tsx'
import { useOpenModules } from './use-open-modules.ts'

/** What to go on with and how the modules stand; a failed load says so instead of counting nothing. */
export function TrainingOverview() {
  const t = useStore(dashboardMessages)
  const progress = useProgress()
  const isOffline = useOutbox().isOffline
  const failure = failureOf(progress.problem)
  const lastKnown = useLastKnownProgress(failure === 'fetch' && isOffline)

  if (lastKnown) return <Standings knownAt={lastKnown.at} />
  if (failure) return <FailedOverview kind={failure} onRetry={progress.retry} />
  if (progress.isLoading && Object.keys(progress.map).length === 0) return <Skeleton text={t.loading} />
  return <Standings knownAt={null} />
}

/** What keeps the progress from being shown; a choice that was not sent does not. */
function failureOf(problem: ProgressProblem | null): 'fetch' | 'format' | null {
  return problem && problem.kind !== 'sync' ? problem.kind : null
}

interface FailedProps {
  readonly kind: 'fetch' | 'format'
  readonly onRetry: () => void
}

function Failed({ kind, onRetry }: FailedProps) {
  const t = useStore(dashboardMessages)
  return (
    <RetryAlert retry={t.retry} onRetry={onRetry}>
      {kind === 'fetch' ? t.failed : t.formatFailed}
    </RetryAlert>
  )
}

/** What does not depend on the progress is shown all the same. */
function FailedOverview(props: FailedProps) {
  const [now] = useState(() => Date.now())
  return (
    <>
      <Failed {...props} />
      <Glance assigned={null} />
      <CertificateStrip now={now} />
    </>
  )
}

interface StandingsProps {
  /** Without a network: when the server last answered. */
  readonly knownAt: number | null
}

function Standings({ knownAt }: StandingsProps) {
  const t = useStore(dashboardMessages)
  const { data } = useListModulesQuery()
  const language = useStore(locale)
  const { tenant } = usePlatform()
  const due = useDue()
  const measured = useMeasured()
  const { isLoading, mayOpen } = useOpenModules()
  const { data: certificates } = useListCertificatesQuery()
  const [now] = useState(() => Date.now())
  if (measured.isFailed) return <FailedOverview kind="fetch" onRetry={measured.retry} />
  if (measured.isLoading || isLoading) return <Skeleton text={t.loading} />
  const modules = moduleOffers(data, tenant, language).map((offer) => {
    const status = measured.of(offer.code)
    return { ...offer, status, due: due.of(offer.code) }
  })
  const open = modules.filter(({ code }) => mayOpen(code))
  const counted = modules.filter(({ code, status }) => mayOpen(code) || status !== 'Not Started')
  const overdue = open.filter((module) => module.due?.isOverdue).length
  const assigned = assignedTime(open)
  return (
    <>
      {knownAt !== null && (
        <Alert kind="info">
          {t.lastKnown({ moment: formatMoment(new Date(knownAt).toISOString(), language) })}
        </Alert>
      )}
      {due.problem}
      {open.length > 0 && <ContinueCard modules={open} />}
      <Glance assigned={assigned} />
      <UpNext modules={open} />
      <Counters
        counts={countStatuses(counted.map(({ status }) => status))}
        assigned={assigned.modules}
        overdue={overdue}
        expiring={certificates ? countExpiring(certificates, now) : null}
      />
      <CertificateStrip now={now} />
    </>
  )
}
