import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import type { QuizAttempt } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { learnerApi } from '../../app/learner-api.ts'
import type { LearnerDispatch } from '../../app/learner-root.tsx'
import { attemptMessages } from './attempt.messages.ts'
import type { Autosave } from '../../app/attempt/attempt-autosave.ts'
import type { AutosaveView } from '../../app/attempt/attempt-state.ts'
import { Countdown } from './countdown.tsx'
import { HandedIn, Over, TimeUp } from './attempt-waits.tsx'
import { HandInDialog } from './hand-in-dialog.tsx'
import { QuestionMap } from './question-map.tsx'
import { QuestionStep } from './question-step.tsx'
import { SaveLine } from './save-line.tsx'
import { useAutosave } from './use-autosave.ts'
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
  const { autosave, view } = useAutosave(attempt, { onElsewhere: onEnd })
  const [isTimeUp, setTimeUp] = useState(false)
  const isClosed = view.save === 'closed'
  const { isLate, askNow } = useResult(isClosed || isTimeUp, end)
  const endOfTime = useCallback(() => setTimeUp(true), [])
  const onAsk = isLate ? askNow : null
  return (
    <div className={classes.attempt}>
      <div className={classes.bar}>
        <SaveLine save={view.save} isTimed={attempt.deadlineAt !== null} />
        {attempt.deadlineAt && (
          <Countdown deadlineAt={attempt.deadlineAt} serverNow={attempt.serverNow} onEnd={endOfTime} />
        )}
      </div>
      {isTimeUp ? (
        <TimeUp hasUnsent={view.save === 'waiting'} onAsk={onAsk} />
      ) : isClosed ? (
        <Over onAsk={onAsk} />
      ) : view.isHandedIn ? (
        <HandedIn deadlineAt={attempt.deadlineAt} onTakeBack={autosave.takeBack} />
      ) : (
        <Questions attempt={attempt} autosave={autosave} view={view} />
      )}
    </div>
  )
}

interface QuestionsProps {
  readonly attempt: QuizAttempt
  readonly autosave: Autosave
  readonly view: AutosaveView
}

function Questions({ attempt, autosave, view }: QuestionsProps) {
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
        chosen={view.answers[question.id]}
        isFlagged={view.flagged.includes(question.id)}
        onChoose={(option) => autosave.choose(question.id, option)}
        onFlag={(isFlagged) => autosave.flag(question.id, isFlagged)}
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
        onSubmit={autosave.handIn}
        onClose={() => setHandingIn(false)}
      />
    </>
  )
}

/** The question number is in the URL, so that a reload shows the same question. Changing it moves the focus along. */
function usePlace(total: number) {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('question') ?? '1') - 1
  const place = Number.isInteger(asked) && asked >= 0 && asked < total ? asked : 0
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
