import type { Exercise } from '@platform/shared-contracts/http'
import {
  byKind,
  gradeExercise,
  sliderValues,
  startAnswers,
  type ExerciseOf,
} from '@platform/shared-contracts/rules'
import { overlappingAreas } from '../overlapping-areas.rule.ts'

/** Why an exercise cannot work as intended; each fault names the exercise. */
export function exerciseFaults(exercise: Exercise): readonly string[] {
  return [...kindFaults(exercise), ...startFaults(exercise)].map((fault) => `${exercise.id}: ${fault}`)
}

function startFaults(exercise: Exercise): readonly string[] {
  return gradeExercise(exercise, startAnswers(exercise)).isSolved ? ['it is solved from the start'] : []
}

function kindFaults(exercise: Exercise): readonly string[] {
  return byKind<readonly string[]>(exercise, {
    spots: ({ spots }) =>
      faultsOf({
        'fewer than two faults': countOf(spots, ({ isFault }) => isFault) < 2,
        'nothing that is in order': spots.every(({ isFault }) => isFault),
        'two spots overlap on a phone': overlappingAreas(spots).length > 0,
      }),
    gear: ({ items }) =>
      faultsOf({
        'fewer than two that are needed': countOf(items, ({ isNeeded }) => isNeeded) < 2,
        'nothing that is not needed': items.every(({ isNeeded }) => isNeeded),
      }),
    tag: ({ decisions, lines }) =>
      faultsOf({
        'not one right decision': countOf(decisions, ({ isRight }) => isRight) !== 1,
        'fewer than two decisions': decisions.length < 2,
        'fewer than three lines': lines.length < 3,
      }),
    order: ({ steps }) => faultsOf({ 'not three to eight steps': steps.length < 3 || steps.length > 8 }),
    sort: sortFaults,
    build: buildFaults,
    sliders: sliderFaults,
    gauge: ({ dials }) =>
      dials.flatMap(({ label, right, ...scale }) =>
        isOnScale(right, scale) ? [] : [`${label}: the dial cannot be set to ${right}`],
      ),
  })
}

function sortFaults({ bins, items }: ExerciseOf<'sort'>): readonly string[] {
  const used = new Set(items.map(({ bin }) => bin))
  return faultsOf({
    'a bin stays empty': bins.some((_, index) => !used.has(index)),
    'an item belongs to no bin': items.some(({ bin }) => bins[bin] === undefined),
  })
}

function buildFaults({ slots, parts }: ExerciseOf<'build'>): readonly string[] {
  const used = slots.map(({ part }) => part)
  return faultsOf({
    'a slot has no part': used.some((part) => parts[part] === undefined),
    'a part fills two slots': new Set(used).size < used.length,
    'every part is used': parts.length <= slots.length,
  })
}

function sliderFaults(exercise: ExerciseOf<'sliders'>): readonly string[] {
  const { sliders, goals } = exercise
  const values = sliderValues(exercise, startAnswers(exercise))
  return [
    ...sliders.flatMap(({ label, start, ...scale }) =>
      isOnScale(start, scale) ? [] : [`${label}: the slider cannot stand at ${start}`],
    ),
    ...goals.flatMap(({ of }) => (of in values ? [] : [`a goal names ${of}, which has no value`])),
    ...(isSolvable(exercise) ? [] : ['no position of the sliders meets every goal']),
  ]
}

/** Tries every position: sliders have few. */
function isSolvable(exercise: ExerciseOf<'sliders'>): boolean {
  const positions = exercise.sliders.reduce<readonly (readonly number[])[]>(
    (before, scale) => before.flatMap((values) => stepsOf(scale).map((value) => [...values, value])),
    [[]],
  )
  return positions.some((answers) => gradeExercise(exercise, answers).isSolved)
}

interface Scale {
  readonly min: number
  readonly max: number
  readonly step: number
}

function stepsOf({ min, max, step }: Scale): readonly number[] {
  return Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => min + index * step)
}

function isOnScale(value: number, scale: Scale): boolean {
  return stepsOf(scale).some((step) => Math.abs(step - value) < 1e-6)
}

function countOf<Part>(parts: readonly Part[], isOne: (part: Part) => boolean | undefined): number {
  return parts.filter(isOne).length
}

function faultsOf(checks: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.entries(checks).flatMap(([fault, isFound]) => (isFound ? [fault] : []))
}
