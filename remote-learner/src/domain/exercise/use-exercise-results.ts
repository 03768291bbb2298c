import { useCallback } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Exercise, ExerciseAnswers } from '@platform/shared-contracts/http'
import { useGetLessonsQuery, useGetModuleStateQuery } from '../lesson/lessons.api.ts'
import { putChange, type OutboxDispatch } from '../outbox/outbox-thunks.ts'
import type { OutboxRoot } from '../outbox/outbox.slice.ts'
import { exerciseChange, isExerciseEntry, slotOf, type WaitingTry } from './exercise-change.ts'
import { shownResult, type ShownResult } from './exercise-results.rule.ts'

interface ExerciseResults {
  readonly result: ShownResult | null
  /** Tries that are stored on this device only. */
  readonly waiting: number
  readonly save: (answers: ExerciseAnswers) => void
}

const NONE: readonly WaitingTry[] = []

/** A person's results in an exercise of a module. A try is stored on the device before anything is sent. */
export function useExerciseResults(code: string, exercise: Exercise): ExerciseResults {
  const dispatch = useDispatch<OutboxDispatch>()
  const { data: state } = useGetModuleStateQuery(code)
  const version = useGetLessonsQuery(code).data?.version ?? 1
  const entry = useSelector(({ outbox }: OutboxRoot) => outbox.entries[slotOf(exercise.id)])
  const tries = isExerciseEntry(entry) ? entry.payload.tries : NONE
  const stored = state?.exercises?.find(({ exerciseId }) => exerciseId === exercise.id)
  const { id, title } = exercise
  const save = useCallback(
    (answers: ExerciseAnswers) => {
      const made = { key: crypto.randomUUID(), answers, madeAt: Date.now() }
      const change = { code, exerciseId: id, version, tries: [...tries, made] }
      dispatch(putChange(exerciseChange(change, title)))
    },
    [dispatch, code, id, title, version, tries],
  )
  return { result: shownResult(exercise, stored, tries), waiting: tries.length, save }
}
