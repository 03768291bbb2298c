import { CORE_MODULES, LANGUAGE_CODES } from '@platform/shared-contracts/rules'
import { findContent } from '../domain/courses/module-content.ts'
import { quizQuestions } from '../domain/courses/quiz-source.ts'
import { checkPasses, quizPasses, STRATEGIES } from '../domain/questions/guesser.rule.ts'
import { selectQuestions } from '../domain/questions/paper.rule.ts'
import { QUESTIONS_PER_ATTEMPT } from '../domain/questions/questions-per-attempt.rule.ts'
import { randomFrom } from '../domain/questions/random-from.rule.ts'

const TRIES = 10_000
const MAX_PASSES = TRIES / 100

/** Each module in every language that it is taught in: a translation may give its answers away where the original does not. */
const TAUGHT = CORE_MODULES.flatMap(({ code }) =>
  LANGUAGE_CODES.filter((language) => findContent(code, language)?.language === language).map(
    (language) => [code, language] as const,
  ),
)
const randomOfModule = (code: string) => randomFrom(Number(code.slice(2)))
const checksOf = (...[code, language]: (typeof TAUGHT)[number]) =>
  findContent(code, language)!.lessons.flatMap(({ check }) => check)

/** Ways to guess that pass too often. */
const tooOften = (passes: Readonly<Record<string, number>>) =>
  Object.entries(passes).filter(([, count]) => count >= MAX_PASSES)

it.each(TAUGHT)('nobody who guesses passes one of a hundred quizzes of %s in %s', (code, language) => {
  const pool = quizQuestions(code, language)
  expect(tooOften(quizPasses(pool, STRATEGIES, TRIES, randomOfModule(code)))).toEqual([])
})

it.each(TAUGHT)(
  'nobody who guesses passes the checks of all lessons of %s in %s, each at the first try, in one of a hundred',
  (code, language) => {
    const checks = checksOf(code, language)
    expect(tooOften(checkPasses(checks, STRATEGIES, TRIES, randomOfModule(code)))).toEqual([])
  },
)

it.each(CORE_MODULES.map(({ code }) => code))('every quiz of %s has ten questions', (code) => {
  const randomBelow = randomFrom(1)
  for (let tries = 0; tries < 200; tries += 1)
    expect(selectQuestions(quizQuestions(code), QUESTIONS_PER_ATTEMPT, randomBelow)).toHaveLength(10)
})

it('finds a pool that can be guessed', () => {
  const [choice] = quizQuestions('IC0110').filter(({ kind }) => kind === 'choice')
  const guessable = {
    ...choice!,
    options: ['No', 'Never', 'Only with a harness'],
    answer: 2,
  } as typeof choice
  const pool = Array.from({ length: 20 }, (_, index) => ({ ...guessable!, id: `q${index}` }))
  expect(quizPasses(pool, STRATEGIES, 100, randomFrom(1))).toMatchObject({ 'the longest option': 100 })
})

it('finds checks that can be guessed, wherever the right option is', () => {
  const options = ['No', 'Never', 'Only with a harness'].map((text) => ({ text, why: 'So.' }))
  const places = [2, 0, 1].map((place) => [...options.slice(place), ...options.slice(0, place)])
  const checks = places.map((inOrder, index) => ({
    ...{ id: `c${index}`, text: 'How?', options: inOrder, explanation: 'So.', cfr: '1926.501' },
    correct: inOrder.findIndex(({ text }) => text.startsWith('Only')),
  }))
  const passes = checkPasses(checks, STRATEGIES, 10_000, randomFrom(1))
  expect(passes['the longest option']).toBe(10_000)
  expect(passes['the first option']).toBeLessThan(600)
})

it.each([
  { strategy: 'the longest option', correct: 3 },
  { strategy: 'the second longest option', correct: 2 },
  { strategy: 'the second shortest option', correct: 1 },
  { strategy: 'the shortest option', correct: 0 },
])('finds checks whose right option is always $strategy', ({ strategy, correct }) => {
  const options = ['No', 'Never', 'Not there', 'Only with a harness'].map((text) => ({ text, why: 'So.' }))
  const checks = [{ id: 'c', text: 'How?', options, explanation: 'So.', cfr: '1926.501', correct }]
  expect(checkPasses(checks, STRATEGIES, 100, randomFrom(1))).toMatchObject({ [strategy]: 100 })
})
