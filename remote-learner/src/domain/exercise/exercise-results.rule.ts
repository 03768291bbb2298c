import type { Exercise, ExerciseAnswers, ExerciseResult } from '@platform/shared-contracts/http'
import { areCompleteAnswers, gradeExercise } from '@platform/shared-contracts/rules'
import type { WaitingTry } from './exercise-change.ts'

/** What a person sees of their results in an exercise. */
export interface ShownResult {
  readonly tries: number
  readonly best: number
  readonly total: number
  readonly isSolved: boolean
  /** Of the last try; `null` if they do not fit the exercise as it is now. */
  readonly answers: ExerciseAnswers | null
}

/** The server's word with what was tried since on top; `null` before the first try. */
export function shownResult(
  exercise: Exercise,
  stored: ExerciseResult | undefined,
  waiting: readonly WaitingTry[],
): ShownResult | null {
  const last = waiting.at(-1)?.answers ?? stored?.answers
  if (!last) return null
  const { tries, best, solvedAt } = stored ?? NOTHING
  const outcomes = waiting.map(({ answers }) => gradeExercise(exercise, answers))
  return {
    tries: tries + waiting.length,
    best: Math.max(best, ...outcomes.map(({ right }) => right)),
    total: gradeExercise(exercise, last).total,
    isSolved: solvedAt !== null || outcomes.some(({ isSolved }) => isSolved),
    answers: areCompleteAnswers(exercise, last) ? last : null,
  }
}

const NOTHING = { tries: 0, best: 0, solvedAt: null }
