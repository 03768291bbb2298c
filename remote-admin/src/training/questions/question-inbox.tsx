import { useStore } from '@nanostores/react'
import type { InboxQuestion } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { FailedState } from '@platform/shared-ui/failed-state'
import { FocusFallback } from '@platform/shared-ui/focus-fallback'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { QuestionCard } from './question-card.tsx'
import { useListQuestionsQuery } from './questions.api.ts'
import { questionsMessages } from './questions.messages.ts'
import classes from './questions.module.css'

interface Props {
  /** Show only the questions of this learner. */
  readonly learnerId?: number
}

/** Questions to a trainer: unanswered ones first, the oldest on top. */
export function QuestionInbox({ learnerId }: Props) {
  const t = useStore(questionsMessages)
  const { data, isError, refetch, fulfilledTimeStamp } = useListQuestionsQuery(undefined, {
    pollingInterval: 60_000,
  })
  if (!data && isError) return <FailedState onRetry={refetch}>{t.loadFailed}</FailedState>
  if (!data) return <Skeleton lines={6} />
  const questions = data.filter(({ learner }) => learnerId === undefined || learner.id === learnerId)
  return (
    <div className={classes.inbox}>
      {isError && <Alert kind="danger">{t.loadFailed}</Alert>}
      {questions.length === 0 ? (
        <EmptyState>{t.empty}</EmptyState>
      ) : (
        <Questions questions={questions} now={fulfilledTimeStamp ?? 0} />
      )}
    </div>
  )
}

interface ListProps {
  readonly questions: readonly InboxQuestion[]
  /** When the list was loaded. */
  readonly now: number
}

function Questions({ questions, now }: ListProps) {
  const t = useStore(questionsMessages)
  const waiting = questions.filter(({ answer }) => answer === null)
  const answered = questions.filter(({ answer }) => answer !== null)
  return (
    <FocusFallback className={classes.inbox} change={questions}>
      <h2 tabIndex={-1} data-focus-fallback>
        {t.waiting}
      </h2>
      <p className={classes.muted}>{waiting.length === 0 ? t.emptyWaiting : t.promise}</p>
      <List questions={waiting} now={now} />
      {answered.length > 0 && (
        <>
          <h2>{t.answered}</h2>
          <List questions={answered} now={now} />
        </>
      )}
    </FocusFallback>
  )
}

function List({ questions, now }: ListProps) {
  return (
    <ul className={classes.list}>
      {questions.map((question) => (
        <li key={question.id}>
          <QuestionCard question={question} now={now} />
        </li>
      ))}
    </ul>
  )
}
