import type { Exercise } from '../../http/training/exercise.ts'
import { byKind, type ExerciseOf } from './by-kind.rule.ts'
import { evaluate } from './formula.rule.ts'

export interface ExerciseOutcome {
  /** Whether each part is right: spot, item, step, slot, goal or dial; of a tag, the decision and then its lines. */
  readonly parts: readonly boolean[]
  readonly right: number
  readonly total: number
  readonly isSolved: boolean
}

/** What is right in these answers. The page shows it at once; what counts is what the server computes with this. */
export function gradeExercise(exercise: Exercise, answers: readonly number[]): ExerciseOutcome {
  const parts = partsOf(exercise, answers)
  const right = parts.filter(Boolean).length
  return { parts, right, total: parts.length, isSolved: right === parts.length }
}

function partsOf(exercise: Exercise, answers: readonly number[]): readonly boolean[] {
  return byKind<readonly boolean[]>(exercise, {
    spots: ({ spots }) => spots.map(({ isFault = false }, index) => answers.includes(index) === isFault),
    gear: ({ items }) => items.map(({ isNeeded = false }, index) => answers.includes(index) === isNeeded),
    tag: (tag) => tagParts(tag, answers),
    order: ({ steps }) => steps.map((_, index) => answers[index] === index),
    sort: ({ items }) => items.map(({ bin }, index) => answers[index] === bin),
    build: ({ slots }) => slots.map(({ part }, index) => answers[index] === part),
    sliders: (sliders) => goalParts(sliders, answers),
    gauge: ({ dials }) =>
      dials.map(({ right, tolerance }, index) => isNear(answers[index], right, tolerance)),
  })
}

function tagParts(
  { lines, decisions }: ExerciseOf<'tag'>,
  [decision, ...marked]: readonly number[],
): boolean[] {
  return [
    decisions[decision ?? -1]?.isRight === true,
    ...lines.map(({ isProblem = false }, index) => marked.includes(index) === isProblem),
  ]
}

function goalParts(exercise: ExerciseOf<'sliders'>, answers: readonly number[]): boolean[] {
  const values = sliderValues(exercise, answers)
  return exercise.goals.map(({ of, atLeast = -Infinity, atMost = Infinity }) => {
    const value = evaluate(of, values)
    return value >= evaluate(atLeast, values) && value <= evaluate(atMost, values)
  })
}

/** The sliders' values and the results that follow from them, by id. */
export function sliderValues(
  { sliders, results }: Pick<ExerciseOf<'sliders'>, 'sliders' | 'results'>,
  answers: readonly number[],
): Readonly<Record<string, number>> {
  const set = Object.fromEntries(sliders.map(({ id, start }, index) => [id, answers[index] ?? start]))
  return results.reduce<Record<string, number>>(
    (values, { id, formula }) => ({ ...values, [id]: evaluate(formula, values) }),
    set,
  )
}

/** As far apart as floating point shows. */
const ROUNDING = 1e-6

function isNear(value: number | undefined, right: number, tolerance: number): boolean {
  return value !== undefined && Math.abs(value - right) <= tolerance + ROUNDING
}
