import { QUIZ_QUESTIONS } from '../../testing/quiz-questions.ts'
import type { QuizQuestion } from '../../domain/courses/to-quiz-question.rule.ts'
import { toStatistics, withAttempt, type GradedAttempt, type Tallies } from './question-tally.rule.ts'

const { choice, multiple, number, point, order } = QUIZ_QUESTIONS
const pool: readonly QuizQuestion[] = [choice, multiple, number, point, order]
const find = (id: string) => pool.find((question) => question.id === id)
const language = 'en'
/** The options of the choice in another order, as papers have them. */
const shuffled = { ...choice, options: ['worse', 'right', 'wrong'], answer: 1 }

const statisticsOf = (attempts: readonly Omit<GradedAttempt, 'language'>[]) => {
  const tallies = attempts.reduce<Tallies>(
    (all, one) => withAttempt(all, { ...one, language }, find),
    new Map(),
  )
  return new Map(toStatistics(pool, tallies).map((row) => [row.id, row]))
}
const times = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item)

it('lists each question of the pool, also before anybody has answered', () => {
  const rows = statisticsOf([])
  expect([...rows.keys()]).toEqual(pool.map(({ id }) => id))
  expect(rows.get('choice')).toEqual({
    ...{ id: 'choice', kind: 'choice', text: choice.text, shown: 0, rightShare: null, discrimination: null },
    ...{ isEarly: true, warnings: [] },
    options: [
      { text: 'right', isRight: true, chosen: 0 },
      { text: 'wrong', isRight: false, chosen: 0 },
      { text: 'worse', isRight: false, chosen: 0 },
    ],
  })
})

it('counts options by their text, whatever order a paper shows them in', () => {
  const paper = [shuffled, multiple, number, point]
  const rows = statisticsOf([
    { paper, answers: { choice: 0, multiple: [0, 1], number: 2, point: 1 } },
    { paper, answers: { choice: 1, multiple: [0, 2], number: 1.05, point: 2 } },
    { paper, answers: {} },
  ])
  const chosen = (id: string) => rows.get(id)!.options.map((option) => option.chosen)
  expect(rows.get('choice')).toMatchObject({ shown: 3, rightShare: 1 / 3 })
  expect(chosen('choice')).toEqual([1, 0, 1])
  expect(chosen('multiple')).toEqual([2, 1, 1, 0])
  expect(rows.get('number')!.options).toEqual([
    { text: '1 ft', isRight: true, chosen: 1 },
    { text: '2 ft', isRight: false, chosen: 1 },
  ])
  expect(chosen('point')).toEqual([0, 1, 1])
})

it.each([
  ['another text', { ...choice, text: 'What then?' }],
  ['another option', { ...choice, options: ['right', 'wrong', 'worst'] }],
  ['another kind', { ...multiple, id: 'choice' }],
  ['another id', { ...choice, id: 'gone' }],
])('leaves out a question that had %s at that time', (_, earlier) => {
  expect(statisticsOf([{ paper: [earlier], answers: { choice: 0 } }]).get('choice')).toMatchObject({
    shown: 0,
  })
})

it('compares a question with the rest of the attempt', () => {
  const paper = [choice, number, point]
  const good = { paper, answers: { choice: 0, number: 1, point: 0 } }
  const weak = { paper, answers: { choice: 1, number: 5, point: 1 } }
  const rows = statisticsOf([...times(15, good), ...times(15, weak)])
  // The others of a paper always add up to one here, so they say nothing about the choice.
  expect(rows.get('choice')!.discrimination).toBeNull()
  expect(rows.get('point')).toMatchObject({
    rightShare: 0.5,
    discrimination: -1,
    warnings: ['negative', 'unused'],
  })
  const pair = [good, weak].flatMap((each) => times(15, { ...each, paper: [choice, number] }))
  expect(statisticsOf(pair).get('choice')!.discrimination).toBeCloseTo(1)
})

it.each([
  { rightOnes: 20, wrongOnes: 0, expected: ['easy', 'unused'] },
  { rightOnes: 19, wrongOnes: 1, expected: ['unused'] },
  { rightOnes: 6, wrongOnes: 14, expected: ['unused'] },
  { rightOnes: 5, wrongOnes: 15, expected: ['hard', 'unused'] },
])('warns by the share of right answers: $rightOnes of 20', ({ rightOnes, wrongOnes, expected }) => {
  const paper = [choice]
  const rows = statisticsOf([
    ...times(rightOnes, { paper, answers: { choice: 0 } }),
    ...times(wrongOnes, { paper, answers: { choice: 1 } }),
  ])
  expect(rows.get('choice')).toMatchObject({ isEarly: false, warnings: expected })
})

it('says that it is too early below twenty answers, and that no number is unused', () => {
  const early = statisticsOf(times(19, { paper: [choice], answers: { choice: 0 } }))
  expect(early.get('choice')).toMatchObject({ isEarly: true, warnings: [] })
  const answers = { number: 7 }
  expect(statisticsOf(times(20, { paper: [number], answers })).get('number')!.warnings).toEqual(['hard'])
})
