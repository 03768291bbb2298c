import type { Exercise } from '../../http/training/exercise.ts'

export type ExerciseOf<Kind extends Exercise['kind']> = Extract<Exercise, { kind: Kind }>

/** What is done with an exercise, for each kind. */
export type ByKind<Result> = {
  readonly [Kind in Exercise['kind']]: (exercise: ExerciseOf<Kind>) => Result
}

export function byKind<Result>(exercise: Exercise, cases: ByKind<Result>): Result {
  // The case of a kind takes the exercises of that kind.
  const handle = cases[exercise.kind] as (exercise: Exercise) => Result
  return handle(exercise)
}
