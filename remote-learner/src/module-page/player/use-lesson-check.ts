import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { LessonCheckResult } from '@platform/shared-contracts/http'
import { useGradeCheckMutation } from '../../app/lessons/lessons.api.ts'
import type { LearnerDispatch } from '../../app/learner-root.tsx'
import { offlineSlice, type SendFailure } from '../../app/offline/offline.slice.ts'
import { useKeepChange, useOffline, useWaiting, type ChangeOf } from '../../app/offline/use-offline.ts'

type Answers = Readonly<Record<string, number>>

export interface CheckProgress {
  readonly answers: Answers
  readonly choose: (questionId: string, option: number) => void
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
  const keep = useKeepChange(of)
  const waiting = useWaiting(slot)
  const { checks, failures, isOffline } = useOffline()
  const [chosen, setChosen] = useState<Answers>({})
  const answers = waiting?.kind === 'check' ? waiting.answers : chosen
  const forget = () =>
    void dispatch(offlineSlice.actions.checkGraded({ lessonId: of.lessonId, result: null }))
  const choose = (id: string, option: number) => {
    const next = { ...answers, [id]: option }
    setChosen(next)
    if (checks[of.lessonId]?.isPassed !== true) forget()
    // The server grades the last choice, so an unsent check is updated.
    if (waiting) keep({ kind: 'check', answers: next })
  }
  const submit = () => {
    setChosen(answers)
    forget()
    keep({ kind: 'check', answers })
  }
  return {
    answers,
    choose,
    submit,
    result: waiting ? undefined : checks[of.lessonId],
    state: waiting ? waitingState(isOffline, failures[slot]) : 'open',
    failure: failures[slot]?.message ?? '',
  }
}

function waitingState(isOffline: boolean, failure: SendFailure | undefined): CheckProgress['state'] {
  if (failure?.isFinal) return 'failed'
  return isOffline || failure ? 'onDevice' : 'busy'
}

/** The check of the free sample, for users without a subscription: it is graded but not saved. */
export function useSampleCheck({ code, lessonId }: ChangeOf): CheckProgress {
  const [answers, setAnswers] = useState<Answers>({})
  const [grade, { data: result, isLoading, isError, reset }] = useGradeCheckMutation()
  return {
    answers,
    choose: (id, option) => {
      setAnswers({ ...answers, [id]: option })
      if (result && !result.isPassed) reset()
    },
    submit: () => void grade({ code, lessonId, answers }),
    result,
    state: isLoading ? 'busy' : isError ? 'failed' : 'open',
    failure: '',
  }
}
