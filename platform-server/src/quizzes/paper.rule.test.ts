import { randomFrom } from '../domain/questions/random-from.rule.ts'
import { QUIZ_QUESTIONS } from '../testing/quiz-questions.ts'
import type { QuizQuestion } from '../domain/courses/to-quiz-question.rule.ts'
import { isRightAnswer } from '@platform/shared-contracts/rules'
import { countRight } from '../domain/questions/grading.rule.ts'
import type { PaperQuestion } from '../lib/data/schema/training/quizzes.ts'
import { selectQuestions } from '../domain/questions/paper.rule.ts'
import { wrongAnswer } from './wrong-answer.rule.ts'

const { choice, scenario, multiple, order, match, number, point } = QUIZ_QUESTIONS
const copies = (question: QuizQuestion, count: number, applies: boolean) =>
  Array.from({ length: count }, (_, index) => ({
    ...question,
    id: `${question.kind}-${applies}-${index}`,
    applies,
  }))
const pool = [
  ...copies(choice, 16, false),
  ...[choice, order, match, number, point].flatMap((question) => copies(question, 4, true)),
]
const all = Object.values(QUIZ_QUESTIONS)
const seeds = Array.from({ length: 50 }, (_, index) => index + 1)
const papers = seeds.map((seed) => selectQuestions(pool, 10, randomFrom(seed)))

it('selects ten different questions, at most two of the kinds that take longer', () => {
  for (const paper of papers) {
    expect(new Set(paper.map(({ id }) => id)).size).toBe(10)
    for (const kind of ['order', 'match', 'number', 'point'])
      expect(paper.filter((question) => question.kind === kind).length).toBeLessThanOrEqual(2)
  }
})

it('asks about situations in at least half of a paper, at no fixed place of it', () => {
  const isApplied = ({ id }: { id: string }) => id.includes('true')
  for (const paper of papers) expect(paper.filter(isApplied).length).toBeGreaterThanOrEqual(5)
  expect(papers.some((paper) => !isApplied(paper[0]!))).toBe(true)
  expect(papers.some((paper) => isApplied(paper[9]!))).toBe(true)
})

it('takes what there is of a pool that is smaller', () => {
  expect(selectQuestions(pool.slice(0, 5), 10, randomFrom(1))).toHaveLength(5)
})

/** The options of a list of places, and their explanations. */
const keyed = (question: PaperQuestion) => {
  const places = typeof question.answer === 'number' ? [question.answer] : question.answer
  const options = 'options' in question ? question.options : []
  return { options: places.map((place) => options[place]), whys: places.map((place) => question.whys[place]) }
}

it.each([
  { shuffles: choice, options: ['right'], whys: ['why right'] },
  { shuffles: scenario, options: ['Barricade the doorway'], whys: ['Nobody opens it.'] },
  { shuffles: order, options: ['first', 'second', 'third'], whys: order.whys },
])('shuffles options with their explanations and their key', ({ shuffles, options, whys }) => {
  for (const seed of seeds)
    for (const question of selectQuestions([shuffles], 1, randomFrom(seed)))
      expect(keyed(question)).toEqual({ options, whys })
})

it('shuffles several right options, and those of a match under their left sides', () => {
  for (const seed of seeds)
    for (const question of selectQuestions([multiple, match], 2, randomFrom(seed))) {
      const { options } = keyed(question)
      if (question.kind === 'multiple') expect([...options].sort()).toEqual(['one', 'three'])
      else expect([question.whys, options]).toEqual([match.whys, ['A', 'B', 'C']])
    }
})

it('shows options at every place, and steps never in their right order', () => {
  const shown = seeds.flatMap((seed) => selectQuestions([choice, order], 10, randomFrom(seed)))
  expect(new Set(shown.flatMap(({ kind, answer }) => (kind === 'choice' ? [answer] : []))).size).toBe(3)
  for (const question of shown)
    if (question.kind === 'order') expect(question.options).not.toEqual(order.options)
})

it('leaves the places of a drawing where they are', () => {
  for (const seed of seeds)
    expect(selectQuestions([point], 1, randomFrom(seed))).toMatchObject([{ areas: point.areas, answer: 1 }])
})

it('knows a wrong answer to every kind', () => {
  for (const seed of seeds) {
    const paper = selectQuestions(all, 10, randomFrom(seed))
    expect(countRight(paper, Object.fromEntries(paper.map(({ id, answer }) => [id, answer])))).toBe(7)
    expect(paper.filter((question) => isRightAnswer(question, wrongAnswer(question)))).toEqual([])
  }
})
