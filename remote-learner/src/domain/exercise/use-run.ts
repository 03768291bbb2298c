import { useState } from 'react'
import type { Exercise } from '@platform/shared-contracts/http'
import {
  areCompleteAnswers,
  gradeExercise,
  startAnswers,
  type ExerciseOutcome,
} from '@platform/shared-contracts/rules'

interface Run {
  readonly answers: readonly number[]
  readonly isChecked: boolean
}

interface RunOptions {
  readonly exercise: Exercise
  /** Of the last try, as far as it is known. */
  readonly last: readonly number[] | null
  readonly onTry: (answers: readonly number[]) => void
}

/** One run of an exercise: it begins where the last try ended, until the person starts over. */
export function useRun({ exercise, last, onTry }: RunOptions) {
  const [own, setOwn] = useState<Run | null>(null)
  const { answers, isChecked }: Run =
    own ?? (last ? { answers: last, isChecked: true } : { answers: startAnswers(exercise), isChecked: false })
  const outcome: ExerciseOutcome | null = isChecked ? gradeExercise(exercise, answers) : null
  return {
    answers,
    outcome,
    change: (next: readonly number[]) => setOwn({ answers: next, isChecked: false }),
    startOver: () => setOwn({ answers: startAnswers(exercise), isChecked: false }),
    /** `null` while something is missing. */
    check: (): ExerciseOutcome | null => {
      if (!areCompleteAnswers(exercise, answers)) return null
      setOwn({ answers, isChecked: true })
      // The same answers again are no other try.
      if (!isChecked) onTry(answers)
      return gradeExercise(exercise, answers)
    },
  }
}
