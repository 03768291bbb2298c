import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useCallback } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Answer, QuizAttempt } from '@platform/shared-contracts/http'
import { discardChange, type OutboxExtra } from '../outbox/outbox-thunks.ts'
import type { OutboxRoot } from '../outbox/outbox.slice.ts'
import { answersChange, answersEntry, submissionChange, submissionSlot } from './attempt-change.ts'
import { NOTHING_UNSENT, withChange, type Unsent } from './attempt-draft.rule.ts'
import { attemptView, type AttemptView } from './attempt-view.rule.ts'
import type { AttemptRoot } from './attempt.slice.ts'

type Thunk = ThunkAction<void, OutboxRoot, OutboxExtra, UnknownAction>

export interface AttemptAnswers {
  readonly view: AttemptView
  readonly choose: (questionId: string, answer: Answer) => void
  readonly flag: (questionId: string, isFlagged: boolean) => void
  /** Submits the attempt with every answer: now, or once as soon as the server can be reached. */
  readonly submit: () => void
  /** Cancels a submission that the server has not received yet. */
  readonly takeBack: () => void
}

/**
 * The answers of an attempt: what the server has saved, with what waits in the outbox on top. Each change is stored on the
 * device before anything is sent, in all tabs.
 */
export function useAttemptAnswers(attempt: QuizAttempt): AttemptAnswers {
  const { id } = attempt
  const dispatch = useDispatch<ThunkDispatch<OutboxRoot, OutboxExtra, UnknownAction>>()
  const { entries, isOffline } = useSelector(({ outbox }: OutboxRoot) => outbox)
  const isOver = useSelector((root: AttemptRoot) => root.attempt.over[id] === true)
  const answers = answersEntry(Object.values(entries), id)
  const view = attemptView({
    saved: attempt,
    unsent: answers?.payload ?? NOTHING_UNSENT,
    answers,
    submission: entries[submissionSlot(id)],
    isOffline,
    isOver,
  })
  return {
    view,
    choose: (question, answer) => dispatch(changeAnswers(attempt, { answers: { [question]: answer } })),
    flag: (question, isFlagged) => dispatch(changeAnswers(attempt, { flags: { [question]: isFlagged } })),
    submit: () => dispatch(submit(attempt)),
    takeBack: useCallback(() => dispatch(discardChange(submissionSlot(id))), [dispatch, id]),
  }
}

function changeAnswers(attempt: QuizAttempt, change: Partial<Unsent>): Thunk {
  return (dispatch, _getState, { outbox }) => {
    const entries = outbox.entries()
    const unsent = withChange(answersEntry(entries, attempt.id)?.payload ?? NOTHING_UNSENT, change)
    outbox.put(answersChange(attempt, unsent, crypto.randomUUID()))
    // Another tab has submitted it: its submission goes out after this answer.
    if (entries.some(({ slot }) => slot === submissionSlot(attempt.id))) dispatch(submit(attempt))
  }
}

function submit(attempt: QuizAttempt): Thunk {
  return (_dispatch, _getState, { outbox }) => outbox.put(submissionChange(attempt, crypto.randomUUID()))
}
