import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Answer, LessonCheckResult, PracticeAnswers, Question } from '@platform/shared-contracts/http'
import { useGradeCheckMutation } from '../../../domain/lesson/lessons.api.ts'
import type { LearnerDispatch } from '../../../app/learner-store.ts'
import type { ChangeOf } from '../../../domain/lesson/lesson-change.rule.ts'
import { lessonChecksSlice, type LessonChecksRoot } from '../../../domain/lesson/lesson-checks.slice.ts'
import { useSaveChange, useWaiting } from '../../../domain/lesson/use-lesson-change.ts'
import type { OutboxEntry } from '../../../domain/outbox/outbox-entry.rule.ts'
import { useOutbox } from '../../../domain/outbox/use-outbox.ts'

type Answers = PracticeAnswers['answers']

export interface CheckProgress {
  /** In the order of this try. */
  readonly questions: readonly Question[]
  readonly answers: Answers
  readonly choose: (questionId: string, answer: Answer) => void
  readonly submit: () => void
  /** Starts another try, with all questions open again. */
  readonly retry: () => void
  readonly result: LessonCheckResult | undefined
  /** `onDevice`: the answers are stored on the device and will be graded when there is a connection. */
  readonly state: 'open' | 'busy' | 'onDevice' | 'failed'
  /** The server's message; empty if there is none. */
  readonly failure: string
}

/** The check of a lesson that counts. The answers are stored on the device until the server has graded them. */
export function useRecordedCheck(of: ChangeOf, check: readonly Question[]): CheckProgress {
  const slot = `check:${of.lessonId}`
  const dispatch = useDispatch<LearnerDispatch>()
  const saveChange = useSaveChange(of)
  const waiting = useWaiting(slot)
  const { isOffline } = useOutbox()
  const graded = useSelector((root: LessonChecksRoot) => root.lessonChecks[of.lessonId])
  const [chosen, setChosen] = useState<Answers>({})
  const [questions, setQuestions] = useQuestions(check)
  const answers = waiting?.change.kind === 'check' ? waiting.change.answers : chosen
  const forget = () => void dispatch(lessonChecksSlice.actions.checkForgotten(of.lessonId))
  const choose = (id: string, answer: Answer) => {
    const next = { ...answersTo(questions, answers), [id]: answer }
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
  const retry = () => {
    setQuestions(graded?.next)
    setChosen({})
    forget()
  }
  return {
    questions,
    answers,
    choose,
    submit,
    retry,
    result: waiting ? undefined : graded,
    state: waiting ? waitingState(isOffline, waiting.entry) : 'open',
    failure: waiting?.entry.lastError?.message ?? '',
  }
}

/** The questions of the newest try; those of the lesson before the first, and after the lesson has changed. */
function useQuestions(check: readonly Question[]) {
  const [tried, setTried] = useState({ check, questions: check })
  const questions = tried.check === check ? tried.questions : check
  // Older servers send no other order.
  const setQuestions = (next: readonly Question[] | undefined) =>
    setTried({ check, questions: next ?? questions })
  return [questions, setQuestions] as const
}

/** Answers to another order of the options may wait on the device after a reload; they name other ids. */
function answersTo(questions: readonly Question[], answers: Answers): Answers {
  const ids = new Set(questions.map(({ id }) => id))
  return Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id)))
}

function waitingState(isOffline: boolean, { isRefused, lastError }: OutboxEntry): CheckProgress['state'] {
  if (isRefused) return 'failed'
  return isOffline || lastError ? 'onDevice' : 'busy'
}

/** The check of the free sample, for users without a subscription: it is graded but not saved. */
export function useSampleCheck({ code, lessonId }: ChangeOf, check: readonly Question[]): CheckProgress {
  const [answers, setAnswers] = useState<Answers>({})
  const [questions, setQuestions] = useQuestions(check)
  const [grade, { data: result, isLoading, isError, reset }] = useGradeCheckMutation()
  return {
    questions,
    answers,
    choose: (id, answer) => {
      setAnswers({ ...answers, [id]: answer })
      if (result && !result.isPassed) reset()
    },
    submit: () => void grade({ code, lessonId, answers }),
    retry: () => {
      setQuestions(result?.next)
      setAnswers({})
      reset()
    },
    result,
    state: isLoading ? 'busy' : isError ? 'failed' : 'open',
    failure: '',
  }
}
