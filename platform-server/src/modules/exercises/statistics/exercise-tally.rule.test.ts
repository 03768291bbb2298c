import { CORE_MODULES, gradeExercise, startAnswers } from '@platform/shared-contracts/rules'
import { findContent } from '../../../domain/courses/module-content.ts'
import { partTexts, toExerciseStatistics } from './exercise-tally.rule.ts'

const step = (text: string) => ({ text, why: 'So.' })
const exercise = {
  ...{ id: 'IC0116-order', title: 'Order', task: 'Put in order.', cfr: '1910.147(d)', minutes: 2 },
  ...{ kind: 'order' as const, steps: [step('Prepare'), step('Shut down'), step('Isolate')] },
}
const result = (userId: number, firstAnswers: readonly number[] | null, more: object = {}) => ({
  ...{ userId, exerciseId: exercise.id, contentVersion: 1, tries: 1, best: 3, total: 3, firstAnswers },
  ...more,
})

it('counts each person once, and what was wrong in their first try', () => {
  const results = [
    result(1, [0, 1, 2]),
    result(2, [0, 2, 1], { tries: 3, best: 1 }),
    result(2, [2, 1, 0], { contentVersion: 2, best: 3 }),
    result(3, null, { tries: 5, best: 1 }),
    result(4, [1, 0, 2], { best: 1 }),
  ]
  expect(toExerciseStatistics([exercise], results)).toEqual([
    {
      ...{ id: 'IC0116-order', kind: 'order', title: 'Order', learners: 4, solved: 2, firstTries: 3 },
      ...{ solvedFirstShare: 1 / 3, bestShare: (1 + 1 + 1 / 3 + 1 / 3) / 4, tries: (1 + 4 + 5 + 1) / 4 },
      mistakes: [
        { text: 'Shut down', wrong: 2 },
        { text: 'Prepare', wrong: 1 },
        { text: 'Isolate', wrong: 1 },
      ],
    },
  ])
})

it('has no numbers for what nobody tried, and leaves out first tries that fit no longer', () => {
  expect(toExerciseStatistics([exercise], [])).toMatchObject([
    { learners: 0, solvedFirstShare: null, bestShare: null, tries: null, mistakes: [] },
  ])
  expect(toExerciseStatistics([exercise], [result(1, [0, 1, 2, 3])])).toMatchObject([
    { learners: 1, firstTries: 0, solvedFirstShare: null },
  ])
})

it.each(
  CORE_MODULES.flatMap(({ code }) => findContent(code)!.exercises.map((one) => [one.id, one] as const)),
)('has a text for each part of %s', (_, one) => {
  const texts = partTexts(one)
  expect(texts).toHaveLength(gradeExercise(one, startAnswers(one)).total)
  expect(texts.filter((text) => text === '')).toEqual([])
})
