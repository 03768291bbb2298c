import { useStore } from '@nanostores/react'
import type { QuizAttempt } from '@platform/shared-contracts/http'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { FailedState } from '@platform/shared-ui/failed-state'
import { LinkButton } from '@platform/shared-ui/button'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { ContentLanguage, OtherLanguageNote } from '../../domain/content-language/content-language.tsx'
import { failureOf, type Failure } from '../../lib/api-failure.ts'
import { useGetAttemptQuery } from '../../domain/attempt/quizzes.api.ts'
import { SyncStatus } from '../../domain/offline/sync-status.tsx'
import { ResultView } from '../result/result-view.tsx'
import { AttemptForm } from './attempt-form.tsx'
import { attemptMessages } from './attempt.messages.ts'
import classes from './attempt.module.css'

/** One attempt: its questions while it is open, its result afterwards. */
export function AttemptPage({ id }: { readonly id: string }) {
  const { data, error, refetch } = useGetAttemptQuery(id)
  const failure = failureOf(error)
  const attempt = failure?.status === 404 ? undefined : data
  return (
    <div className={`content ${classes.page}`}>
      {attempt ? (
        <Attempt attempt={attempt} onEnd={refetch} />
      ) : (
        <NoAttempt failure={failure} onRetry={refetch} />
      )}
      <SyncStatus />
    </div>
  )
}

interface AttemptProps {
  readonly attempt: QuizAttempt
  readonly onEnd: () => Promise<unknown>
}

function Attempt({ attempt, onEnd }: AttemptProps) {
  const t = useStore(attemptMessages)
  return (
    <ContentLanguage language={attempt.language}>
      <PageHeader
        title={attempt.title}
        eyebrow={attempt.code}
        lead={t.lead({ total: attempt.questions.length, percent: attempt.passPercent })}
        back={{ to: '/quizzes', label: t.back }}
      />
      <OtherLanguageNote kind="attempt" />
      {attempt.state === 'open' ? (
        <AttemptForm attempt={attempt} onEnd={onEnd} />
      ) : (
        <ResultView attempt={attempt} />
      )}
    </ContentLanguage>
  )
}

interface NoAttemptProps {
  /** null while it is loading. */
  readonly failure: Failure | null
  readonly onRetry: () => void
}

function NoAttempt({ failure, onRetry }: NoAttemptProps) {
  const t = useStore(attemptMessages)
  if (!failure) return <Skeleton text={t.loading} lines={8} />
  if (failure.status !== 404) return <FailedState onRetry={onRetry}>{t.failed}</FailedState>
  return <EmptyState action={<LinkButton to="/quizzes">{t.back}</LinkButton>}>{t.unknown}</EmptyState>
}
