import { useStore } from '@nanostores/react'
import { locale } from '@platform/shared-contracts/remote'
import { LEARNER_PLAN } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { LinkButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useListCertificatesQuery } from '../certificates.api.ts'
import { formatDay } from '../dates.ts'
import { pastRows, type PastRow } from './past-rows.rule.ts'
import { PastModule } from './past-module.tsx'
import { usePastTraining } from './past-training.api.ts'
import { pastTrainingMessages } from './past-training.messages.ts'
import classes from './past-training.module.css'

/** That the subscription is over, what stays, and the way to renew it. */
export function SubscriptionEnded({ endedAt }: { readonly endedAt: string }) {
  const t = useStore(pastTrainingMessages)
  const language = useStore(locale)
  const renew = (
    <LinkButton size="sm" variant="primary" to={`/checkout?plan=${LEARNER_PLAN}`}>
      {t.renew}
    </LinkButton>
  )
  return (
    <Alert kind="info" title={t.ended({ day: formatDay(endedAt, language) })} actions={renew}>
      {t.endedText}
    </Alert>
  )
}

/** What somebody without a subscription did before, to read; of one module where a code is given. */
export function PastRecord({ code }: { readonly code?: string }) {
  const t = useStore(pastTrainingMessages)
  const { rows, isFailed, isAsked, retry } = usePastRows()
  if (isFailed) return <FailedState onRetry={retry}>{t.failed}</FailedState>
  if (rows)
    return <PastCard rows={rows.filter((row) => code === undefined || row.code === code)} code={code} />
  return isAsked && code === undefined ? <Skeleton text={t.loading} lines={3} /> : null
}

function usePastRows() {
  const past = usePastTraining()
  const certificates = useListCertificatesQuery(undefined, { skip: !past.isAsked })
  const rows = past.data && certificates.data ? pastRows(past.data.modules, certificates.data) : null
  const retry = () => {
    void past.refetch()
    void certificates.refetch()
  }
  const isFailed = !rows && (past.isError || certificates.isError)
  return { rows, isFailed, isAsked: past.isAsked, retry }
}

interface CardProps {
  readonly rows: readonly PastRow[]
  readonly code: string | undefined
}

function PastCard({ rows, code }: CardProps) {
  const t = useStore(pastTrainingMessages)
  if (rows.length === 0) return null
  const results = (
    <LinkButton size="sm" to="/quizzes">
      {t.results}
    </LinkButton>
  )
  return (
    <Card as="section" level={2} title={code === undefined ? t.title : t.titleModule} footer={results}>
      <ul className={classes.rows}>
        {rows.map((row) => (
          <PastModule key={row.code} row={row} />
        ))}
      </ul>
    </Card>
  )
}
