import type { Exercise, ExerciseStatistics } from '@platform/shared-contracts/http'
import { areCompleteAnswers, byKind, gradeExercise } from '@platform/shared-contracts/rules'

/** The result of one person in one version of the content. */
export interface CountedResult {
  readonly userId: number
  readonly exerciseId: string
  readonly contentVersion: number
  readonly tries: number
  readonly best: number
  readonly total: number
  readonly firstAnswers: readonly number[] | null
}

/** How each exercise went. A person counts once, with the tries of all versions, the best, and the very first one. */
export function toExerciseStatistics(
  exercises: readonly Exercise[],
  results: readonly CountedResult[],
): ExerciseStatistics[] {
  const byExercise = Map.groupBy(results, ({ exerciseId }) => exerciseId)
  return exercises.map((exercise) => statisticsOf(exercise, byExercise.get(exercise.id) ?? []))
}

function statisticsOf(exercise: Exercise, results: readonly CountedResult[]): ExerciseStatistics {
  const { id, kind, title } = exercise
  const people = [...Map.groupBy(results, ({ userId }) => userId).values()].map(together)
  const firsts = people.flatMap(({ first }) =>
    first && areCompleteAnswers(exercise, first) ? [gradeExercise(exercise, first)] : [],
  )
  return {
    ...{ id, kind, title },
    learners: people.length,
    solved: people.filter(({ bestShare }) => bestShare === 1).length,
    firstTries: firsts.length,
    solvedFirstShare: mean(firsts.map(({ isSolved }) => (isSolved ? 1 : 0))),
    bestShare: mean(people.map(({ bestShare }) => bestShare)),
    tries: mean(people.map(({ tries }) => tries)),
    mistakes: partTexts(exercise)
      .map((text, index) => ({ text, wrong: firsts.filter(({ parts }) => parts[index] === false).length }))
      .filter(({ wrong }) => wrong > 0)
      .sort((one, other) => other.wrong - one.wrong),
  }
}

function together(results: readonly CountedResult[]) {
  const earliest = results.toSorted((one, other) => one.contentVersion - other.contentVersion)[0]
  return {
    tries: results.reduce((sum, { tries }) => sum + tries, 0),
    bestShare: Math.max(...results.map(({ best, total }) => best / total)),
    first: earliest?.firstAnswers ?? null,
  }
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** What each part of `gradeExercise` is about, in its order. */
export function partTexts(exercise: Exercise): readonly string[] {
  return byKind<readonly string[]>(exercise, {
    spots: ({ spots }) => spots.map(({ label }) => label),
    gear: ({ items }) => items.map(({ label }) => label),
    tag: ({ lines, decisions }) => [
      decisions.find(({ isRight }) => isRight)?.text ?? '',
      ...lines.map(({ label, text }) => `${label}: ${text}`),
    ],
    order: ({ steps }) => steps.map(({ text }) => text),
    sort: ({ items }) => items.map(({ text }) => text),
    build: ({ slots }) => slots.map(({ label }) => label),
    sliders: ({ goals }) => goals.map(({ text }) => text),
    gauge: ({ dials }) => dials.map(({ label }) => label),
  })
}
