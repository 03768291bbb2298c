import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Answer, LessonCheckResult, PracticeAnswers } from '@platform/shared-contracts/http'
import { useGradeCheckMutation } from '../../../domain/lesson/lessons.api.ts'
import type { LearnerDispatch } from '../../../app/learner-store.ts'
import type { ChangeOf } from '../../../domain/lesson/lesson-change.rule.ts'
import { lessonChecksSlice, type LessonChecksRoot } from '../../../domain/lesson/lesson-checks.slice.ts'
import { useSaveChange, useWaiting } from '../../../domain/lesson/use-lesson-change.ts'
import type { OutboxEntry } from '../../../domain/outbox/outbox-entry.rule.ts'
import { useOutbox } from '../../../domain/outbox/use-outbox.ts'

type Answers = PracticeAnswers['answers']

export interface CheckProgress {
  readonly answers: Answers
  readonly choose: (questionId: string, answer: Answer) => void
  readonly submit: () => void
  readonly result: LessonCheckResult | undefined
  /** `onDevice`: the answers are stored on the device and will be graded when there is a connection. */
  readonly state: 'open' | 'busy' | 'onDevice' | 'failed'
  /** The server's message; empty if there is none. */
  readonly failure: string
}

/** The check of a lesson that counts. The answers are stored on the device until the server has graded them. */
export function useRecordedCheck(of: ChangeOf): CheckProgress {
  const slot = `check:${of.lessonId}`
  const dispatch = useDispatch<LearnerDispatch>()
  const saveChange = useSaveChange(of)
  const waiting = useWaiting(slot)
  const { isOffline } = useOutbox()
  const graded = useSelector((root: LessonChecksRoot) => root.lessonChecks[of.lessonId])
  const [chosen, setChosen] = useState<Answers>({})
  const answers = waiting?.change.kind === 'check' ? waiting.change.answers : chosen
  const forget = () => void dispatch(lessonChecksSlice.actions.checkForgotten(of.lessonId))
  const choose = (id: string, answer: Answer) => {
    const next = { ...answers, [id]: answer }
    setChosen(next)
    if (graded?.isPassed !== true) forget()
    // The server grades the last choice, so an unsent check is updated.
    if (waiting) saveChange({ kind: 'check', answers: next })
  }
  const submit = () => {
    setChosen(answers)
    forget()
    saveChange({ kind: 'check', answers })
  }
  return {
    answers,
    choose,
    submit,
    result: waiting ? undefined : graded,
    state: waiting ? waitingState(isOffline, waiting.entry) : 'open',
    failure: waiting?.entry.lastError?.message ?? '',
  }
}

function waitingState(isOffline: boolean, { isRefused, lastError }: OutboxEntry): CheckProgress['state'] {
  if (isRefused) return 'failed'
  return isOffline || lastError ? 'onDevice' : 'busy'
}

/** The check of the free sample, for users without a subscription: it is graded but not saved. */
export function useSampleCheck({ code, lessonId }: ChangeOf): CheckProgress {
  const [answers, setAnswers] = useState<Answers>({})
  const [grade, { data: result, isLoading, isError, reset }] = useGradeCheckMutation()
  return {
    answers,
    choose: (id, answer) => {
      setAnswers({ ...answers, [id]: answer })
      if (result && !result.isPassed) reset()
    },
    submit: () => void grade({ code, lessonId, answers }),
    result,
    state: isLoading ? 'busy' : isError ? 'failed' : 'open',
    failure: '',
  }
}
