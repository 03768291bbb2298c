import { useStore } from '@nanostores/react'
import type { PastWriting } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { LEARNER_PLAN } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { LinkButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useListCertificatesQuery } from '../certificate/certificates.api.ts'
import { formatDay } from '../../lib/dates.ts'
import { RetryAlert } from '../../ui/retry-alert.tsx'
import { pastRows, type PastRow } from './past-rows.rule.ts'
import { PastModule } from './past-module.tsx'
import { useGetPastWritingQuery, usePastTraining } from './past-training.api.ts'
import { pastTrainingMessages, pastWritingMessages } from './past-training.messages.ts'
import classes from './past-training.module.css'

/** Says that the subscription has ended and what remains available, with a link to renew it. */
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

/** The past training of a user without a subscription, read-only. With `code`, of that module only. */
export function PastRecord({ code }: { readonly code?: string }) {
  const t = useStore(pastTrainingMessages)
  const { rows, isFailed, isRequested, retry, retryWriting } = usePastRows()
  if (isFailed) return <FailedState onRetry={retry}>{t.failed}</FailedState>
  if (rows) {
    const shown = rows.filter((row) => code === undefined || row.code === code)
    return <PastCard rows={shown} code={code} onRetryWriting={retryWriting} />
  }
  return isRequested && code === undefined ? <Skeleton text={t.loading} lines={3} /> : null
}

function usePastRows() {
  const past = usePastTraining()
  const skip = !past.isRequested
  const certificates = useListCertificatesQuery(undefined, { skip })
  const { written, retryWriting } = useWriting(skip)
  const rows =
    past.data && certificates.data && written
      ? pastRows({ modules: past.data.modules, certificates: certificates.data, ...written })
      : null
  const retry = () => {
    void past.refetch()
    void certificates.refetch()
  }
  const isFailed = !rows && (past.isError || certificates.isError)
  return { rows, isFailed, isRequested: past.isRequested, retry, retryWriting }
}

const EMPTY_WRITING: PastWriting = { notes: [], questions: [] }

/** If the notes and questions cannot be loaded, the rest is shown without them. */
function useWriting(skip: boolean) {
  const { data, isError, refetch } = useGetPastWritingQuery(undefined, { skip })
  const isMissing = isError && !data
  return {
    written: isMissing ? EMPTY_WRITING : data,
    retryWriting: isMissing ? () => void refetch() : null,
  }
}

interface CardProps {
  readonly rows: readonly PastRow[]
  readonly code: string | undefined
  readonly onRetryWriting: (() => void) | null
}

function PastCard({ rows, code, onRetryWriting }: CardProps) {
  const t = useStore(pastTrainingMessages)
  if (rows.length === 0 && !onRetryWriting) return null
  const results = (
    <LinkButton size="sm" to="/quizzes">
      {t.results}
    </LinkButton>
  )
  return (
    <Card as="section" level={2} title={code === undefined ? t.title : t.titleModule} footer={results}>
      {onRetryWriting && <WritingFailed onRetry={onRetryWriting} />}
      <ul className={classes.rows}>
        {rows.map((row) => (
          <PastModule key={row.code} row={row} isAlone={code !== undefined} />
        ))}
      </ul>
    </Card>
  )
}

function WritingFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useStore(pastWritingMessages)
  return (
    <RetryAlert kind="warning" retry={t.retry} onRetry={onRetry}>
      {t.failed}
    </RetryAlert>
  )
}
