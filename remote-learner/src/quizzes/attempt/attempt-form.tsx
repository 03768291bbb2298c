import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import type { QuizAttempt } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { learnerApi } from '../../domain/api/learner-api.ts'
import type { LearnerDispatch } from '../../app/learner-store.ts'
import { attemptMessages } from './attempt.messages.ts'
import { useAttemptAnswers, type AttemptAnswers } from '../../domain/attempt/use-attempt-answers.ts'
import { Countdown } from './countdown.tsx'
import { HandedIn, AttemptClosed, TimeUp } from './attempt-waits.tsx'
import { HandInDialog } from './hand-in-dialog.tsx'
import { QuestionMap } from './question-map.tsx'
import { QuestionStep } from './question-step.tsx'
import { SaveStatus } from './save-status.tsx'
import { useResult } from './use-result.ts'
import classes from './attempt.module.css'

interface Props {
  readonly attempt: QuizAttempt
  /** The attempt is over: loads its result. Resolves when the server has responded or the request has failed. */
  readonly onEnd: () => Promise<unknown>
}

/** One question at a time; each choice is saved immediately. */
export function AttemptForm({ attempt, onEnd }: Props) {
  const end = useEnd(onEnd)
  const answers = useAttemptAnswers(attempt)
  const { view } = answers
  const [isTimeUp, setTimeUp] = useState(false)
  const isClosed = view.save === 'closed'
  const { isLate, askNow } = useResult(isClosed || isTimeUp, end)
  const endOfTime = useCallback(() => setTimeUp(true), [])
  const onAsk = isLate ? askNow : null
  return (
    <div className={classes.attempt}>
      <div className={classes.bar}>
        <SaveStatus save={view.save} isTimed={attempt.deadlineAt !== null} />
        {attempt.deadlineAt && (
          <Countdown deadlineAt={attempt.deadlineAt} serverNow={attempt.serverNow} onEnd={endOfTime} />
        )}
      </div>
      {isTimeUp ? (
        <TimeUp hasUnsent={view.save === 'waiting' || view.save === 'refused'} onAsk={onAsk} />
      ) : isClosed ? (
        <AttemptClosed onAsk={onAsk} />
      ) : view.isHandedIn ? (
        <HandedIn deadlineAt={attempt.deadlineAt} onTakeBack={answers.takeBack} />
      ) : (
        <Questions attempt={attempt} answers={answers} />
      )}
    </div>
  )
}

interface QuestionsProps {
  readonly attempt: QuizAttempt
  readonly answers: AttemptAnswers
}

function Questions({ attempt, answers }: QuestionsProps) {
  const { view } = answers
  const t = useStore(attemptMessages)
  const { place, goTo } = usePlace(attempt.questions.length)
  const [isHandingIn, setHandingIn] = useState(false)
  const question = attempt.questions[place]
  const last = attempt.questions.length - 1
  if (!question) return null
  return (
    <>
      <QuestionStep
        question={question}
        label={t.question({ number: place + 1, total: attempt.questions.length })}
        answer={view.answers[question.id]}
        isFlagged={view.flagged.includes(question.id)}
        onAnswer={(answer) => answers.choose(question.id, answer)}
        onFlag={(isFlagged) => answers.flag(question.id, isFlagged)}
      />
      <div className={classes.steps}>
        <Button disabled={place === 0} onClick={() => goTo(place - 1)}>
          {t.previous}
        </Button>
        {place < last && (
          <Button variant="primary" onClick={() => goTo(place + 1)}>
            {t.next}
          </Button>
        )}
        <Button
          variant={place < last ? 'ghost' : 'primary'}
          className={classes.handIn}
          onClick={() => setHandingIn(true)}
        >
          {t.handIn}
        </Button>
      </div>
      <QuestionMap questions={attempt.questions} view={view} place={place} onGo={goTo} />
      <HandInDialog
        isOpen={isHandingIn}
        questions={attempt.questions}
        view={view}
        onSubmit={answers.submit}
        onClose={() => setHandingIn(false)}
      />
    </>
  )
}

/** The question number is in the URL, so that a reload shows the same question. Changing it moves the focus along. */
function usePlace(total: number) {
  const [search, setSearch] = useSearchParams()
  const requestedIndex = Number(search.get('question') ?? '1') - 1
  const place =
    Number.isInteger(requestedIndex) && requestedIndex >= 0 && requestedIndex < total ? requestedIndex : 0
  const hasMoved = useRef(false)
  useEffect(() => {
    if (hasMoved.current) document.getElementById('question')?.focus()
  }, [place])
  const goTo = (next: number) => {
    hasMoved.current = true
    setSearch(
      (current) => {
        current.set('question', String(next + 1))
        return current
      },
      { replace: true },
    )
  }
  return { place, goTo }
}

/** Reloads everything that a result changes: the attempt, the learner's standing, and certificates. */
function useEnd(onEnd: () => Promise<unknown>): () => Promise<unknown> {
  const dispatch = useDispatch<LearnerDispatch>()
  const { report } = usePlatform()
  const latest = useRef(onEnd)
  latest.current = onEnd
  return useCallback(() => {
    dispatch(learnerApi.util.invalidateTags(['Quiz', 'Certificate']))
    return latest.current().catch(report)
  }, [dispatch, report])
}
