import { useStore } from '@nanostores/react'
import { useSearchParams } from 'react-router-dom'
import type { QuizSummary } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { countsAsSubscribed } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { Button, LinkButton } from '@platform/shared-ui/button'
import { ChoiceBar } from '@platform/shared-ui/choice-bar'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { FailedState } from '@platform/shared-ui/failed-state'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { CardGrid } from '../ui/card-grid.tsx'
import { RetryAlert } from '../ui/retry-alert.tsx'
import { useListQuizzesQuery } from '../domain/attempt/quizzes.api.ts'
import { SyncStatus } from '../domain/offline/sync-status.tsx'
import { usePastTraining } from '../domain/past-training/past-training.api.ts'
import { SubscriptionEnded } from '../domain/past-training/past-training.tsx'
import { QuizCard } from './quiz-card.tsx'
import { matchesQuizFilter, QUIZ_FILTERS, quizFilter, type QuizFilter } from './quiz-filter.rule.ts'
import { quizzesMessages } from './quizzes.messages.ts'
import { useStartQuiz } from './use-start-quiz.ts'

/** The signed-in learner's standing in every quiz, with a link to each. */
export function OwnQuizzes() {
  const t = useStore(quizzesMessages)
  const {
    data: quizzes,
    isError,
    refetch,
  } = useListQuizzesQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!quizzes && isError) return <FailedState onRetry={refetch}>{t.failed}</FailedState>
  if (!quizzes) return <Skeleton text={t.loading} lines={8} />
  return (
    <>
      {isError && <LoadFailed onRetry={refetch} />}
      <Invitation />
      <QuizGrid quizzes={quizzes} />
      <SyncStatus />
    </>
  )
}

function QuizGrid({ quizzes }: { readonly quizzes: readonly QuizSummary[] }) {
  const t = useStore(quizzesMessages)
  const [search, setSearch] = useSearchParams()
  const filter = quizFilter(search.get('show'))
  const { start, opening, failure } = useStartQuiz()
  const choose = (next: QuizFilter) => setSearch(next === 'all' ? {} : { show: next }, { replace: true })
  const shown = quizzes.filter((quiz) => matchesQuizFilter(quiz, filter))
  return (
    <>
      {failure !== null && <Alert kind="danger">{t.startFailed({ reason: failure })}</Alert>}
      <FilterButtons filter={filter} onChoose={choose} />
      {shown.length === 0 && (
        <EmptyState action={<Button onClick={() => choose('all')}>{t.showEverything}</Button>}>
          {t.empty}
        </EmptyState>
      )}
      <CardGrid cards="medium">
        {shown.map((quiz) => (
          <li key={quiz.code}>
            <QuizCard quiz={quiz} isOpening={opening === quiz.code} onStart={() => void start(quiz.code)} />
          </li>
        ))}
      </CardGrid>
    </>
  )
}

function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useStore(quizzesMessages)
  return (
    <RetryAlert retry={t.reload} onRetry={onRetry}>
      {t.failed}
    </RetryAlert>
  )
}

/** For signed-in users without a subscription. */
function Invitation() {
  const t = useStore(quizzesMessages)
  const { session } = usePlatform()
  const endedAt = usePastTraining().data?.subscriptionEndedAt
  if (session.status === 'signedIn' && countsAsSubscribed(session.user)) return null
  if (endedAt) return <SubscriptionEnded endedAt={endedAt} />
  const plans = (
    <LinkButton size="sm" variant="primary" to="/subscriptions">
      {t.subscribe}
    </LinkButton>
  )
  return (
    <Alert kind="info" actions={plans}>
      {t.invitation}
    </Alert>
  )
}

interface FilterProps {
  readonly filter: QuizFilter
  readonly onChoose: (filter: QuizFilter) => void
}

function FilterButtons({ filter, onChoose }: FilterProps) {
  const t = useStore(quizzesMessages)
  const labels = { all: t.showAll, todo: t.showTodo, passed: t.showPassed }
  const choices = QUIZ_FILTERS.map((each) => [each, labels[each]] as const)
  return <ChoiceBar label={t.show} choices={choices} value={filter} onChoose={onChoose} />
}
