import type { ComponentType } from 'react'
import type { Exercise } from '@platform/shared-contracts/http'
import type { ExerciseOf, ExerciseOutcome } from '@platform/shared-contracts/rules'

/** What the part of an exercise that a hand moves gets, by its kind. */
export interface StageProps<Kind extends Exercise['kind']> {
  readonly exercise: ExerciseOf<Kind>
  readonly answers: readonly number[]
  /** `announcement` is read aloud. */
  readonly onChange: (answers: readonly number[], announcement?: string) => void
  /** Of the last check, until something changes. */
  readonly outcome: ExerciseOutcome | null
}

export type Stage<Kind extends Exercise['kind']> = ComponentType<StageProps<Kind>>
