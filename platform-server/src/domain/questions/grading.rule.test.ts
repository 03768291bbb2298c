import { QUIZ_QUESTIONS } from '../../testing/quiz-questions.ts'
import { isRightAnswer } from '@platform/shared-contracts/rules'
import { countRight, knownAnswers } from './grading.rule.ts'

const { choice, scenario, multiple, order, match, number, point } = QUIZ_QUESTIONS
const all = Object.values(QUIZ_QUESTIONS)

test.each([
  ['an option', choice, 0, true],
  ['another option', choice, 1, false],
  ['the decision in a scenario', scenario, 1, true],
  ['all right options, however they are listed', multiple, [2, 0], true],
  ['one of two right options', multiple, [0], false],
  ['a wrong option as well', multiple, [0, 1, 2], false],
  ['the steps in order', order, [0, 1, 2], true],
  ['the steps in another order', order, [0, 2, 1], false],
  ['every pair', match, [0, 1, 2], true],
  ['all pairs but one', match, [0, 1, 3], false],
  ['all pairs but an open one', match, [0, 1, -1], false],
  ['the number', number, 1, true],
  ['a number at the edge of the tolerance, in decimals that no computer stores exactly', number, 1.1, true],
  ['a number beyond the tolerance', number, 1.11, false],
  ['no number at all', number, Number.NaN, false],
  ['a place', point, 1, true],
  ['a list where one index is expected', choice, [0], false],
  ['an index where a list is expected', multiple, 0, false],
  ['nothing', choice, undefined, false],
] as const)('grades %s', (_, question, answer, isRight) => {
  expect(isRightAnswer(question, typeof answer === 'object' ? [...answer] : answer)).toBe(isRight)
})

it('counts each question that is right', () => {
  expect(countRight(all, { choice: 0, multiple: [0, 2], order: [2, 1, 0], number: 5 })).toBe(2)
})

it.each([
  ['other questions', { other: 0 }, {}],
  ['options that a question does not have', { choice: 3, scenario: -1, point: 3 }, {}],
  ['lists for questions with one answer', { choice: [0], number: [1], point: [1] }, {}],
  ['answers that were taken back', { multiple: [], number: [], order: [], match: [-1, -1, -1] }, {}],
  ['orders with a step missing or twice', { order: [0, 1] }, {}],
  ['orders with a step twice', { order: [0, 1, 1] }, {}],
  ['matches of another length', { match: [0, 1] }, {}],
  ['matches with an option that is not there', { match: [0, 1, 4] }, {}],
  ['halves of an option', { choice: 0.5 }, {}],
  ['options that are listed twice', { multiple: [2, 0, 2, 9] }, { multiple: [0, 2] }],
])('does not save %s', (_, answers, known) => {
  expect(knownAnswers(all, answers)).toEqual(known)
})

it('saves answers of every kind, a match that is half done too', () => {
  const answers = {
    choice: 2,
    scenario: 0,
    multiple: [1],
    order: [2, 0, 1],
    match: [3, -1, 0],
    number: -2.5,
    point: 0,
  }
  expect(knownAnswers(all, answers)).toEqual(answers)
})
