import type { Exercise } from '../../http/training/exercise.ts'
import { byKind } from './by-kind.rule.ts'

/** How an exercise stands before anyone has touched it. -1 is a place that is still empty. */
export function startAnswers(exercise: Exercise): readonly number[] {
  return byKind<readonly number[]>(exercise, {
    spots: () => [],
    gear: () => [],
    tag: () => [-1],
    order: ({ steps }) => mixed(steps.length),
    sort: ({ items }) => items.map(() => -1),
    build: ({ slots }) => slots.map(() => -1),
    sliders: ({ sliders }) => sliders.map(({ start }) => start),
    gauge: ({ dials }) => dials.map(({ start }) => start),
  })
}

/** Every second one first: the same for everybody, and never solved. */
function mixed(count: number): readonly number[] {
  const all = Array.from({ length: count }, (_, index) => index)
  return [...all.filter((index) => index % 2 === 1), ...all.filter((index) => index % 2 === 0)]
}

/** Whether these can be the answers to the exercise, with no place left empty. */
export function areCompleteAnswers(exercise: Exercise, answers: readonly number[]): boolean {
  return byKind<boolean>(exercise, {
    spots: ({ spots }) => areDifferent(answers, spots.length),
    gear: ({ items }) => areDifferent(answers, items.length),
    tag: ({ decisions, lines }) =>
      isIndex(answers[0], decisions.length) && areDifferent(answers.slice(1), lines.length),
    order: ({ steps }) => answers.length === steps.length && areDifferent(answers, steps.length),
    sort: ({ items, bins }) => areFilled(answers, items.length, bins.length),
    build: ({ slots, parts }) => areFilled(answers, slots.length, parts.length),
    sliders: ({ sliders }) => areOnScales(answers, sliders),
    gauge: ({ dials }) => areOnScales(answers, dials),
  })
}

function isIndex(value: number | undefined, count: number): boolean {
  return value !== undefined && Number.isInteger(value) && value >= 0 && value < count
}

function areDifferent(answers: readonly number[], count: number): boolean {
  return new Set(answers).size === answers.length && answers.every((answer) => isIndex(answer, count))
}

function areFilled(answers: readonly number[], places: number, choices: number): boolean {
  return answers.length === places && answers.every((answer) => isIndex(answer, choices))
}

interface Scale {
  readonly min: number
  readonly max: number
}

function areOnScales(answers: readonly number[], scales: readonly Scale[]): boolean {
  return (
    answers.length === scales.length &&
    scales.every(({ min, max }, index) => (answers[index] ?? NaN) >= min && (answers[index] ?? NaN) <= max)
  )
}
