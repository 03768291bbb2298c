import type { Answer, Language } from '@platform/shared-contracts/http'
import { CORE_MODULES, LANGUAGE_CODES } from '@platform/shared-contracts/rules'
import { findContent } from '../domain/courses/module-content.ts'
import { quizQuestions } from '../domain/courses/quiz-source.ts'
import { numbersOf } from '../domain/courses/text-words.rule.ts'
import { QUESTIONS_PER_ATTEMPT } from '../domain/questions/questions-per-attempt.rule.ts'
import { countRight } from '../domain/questions/grading.rule.ts'
import type { PaperQuestion } from '../lib/data/schema/training/quizzes.ts'
import { randomFrom } from '../testing/quiz-questions.ts'
import { selectQuestions, type RandomBelow } from '../domain/questions/paper.rule.ts'
import { isPass } from './quiz-settings.rule.ts'

const TRIES = 10_000
const MAX_PASSES = TRIES / 100

/** Each module in every language that it is taught in: a translation may give its answers away where the original does not. */
const TAUGHT = CORE_MODULES.flatMap(({ code }) =>
  LANGUAGE_CODES.filter((language) => findContent(code, language)?.language === language).map(
    (language) => [code, language] as const,
  ),
)

type PickOption = (options: readonly string[], randomBelow: RandomBelow) => number

const longestOf = (texts: readonly string[], size: (text: string) => number) =>
  texts.reduce((best, text, place) => (size(text) > size(texts[best]!) ? place : best), 0)
/** Digits, and words that are long: what sounds as if it came from the rule. */
const specificity = (text: string) =>
  (text.match(/\d/g)?.length ?? 0) * 3 + (text.match(/\p{L}{7,}/gu)?.length ?? 0) * 2 + text.length / 100

/** How a person without any training might choose one of several options. */
const STRATEGIES: Readonly<Record<string, PickOption>> = {
  'the longest option': (options) => longestOf(options, ({ length }) => length),
  'the first option': () => 0,
  'the most specific option': (options) => longestOf(options, specificity),
  'any option': (options, randomBelow) => randomBelow(options.length),
}

/** Some options at random, an order as shown or at random, a number of the question. */
function guess(question: PaperQuestion, pick: PickOption, randomBelow: RandomBelow): Answer {
  switch (question.kind) {
    case 'choice':
    case 'scenario':
      return pick(question.options, randomBelow)
    case 'multiple':
      return [pick(question.options, randomBelow), ...question.options.keys()].filter(
        (place, at, all) => all.indexOf(place) === at && (at === 0 || randomBelow(2) === 0),
      )
    case 'order':
    case 'match':
      return placesAsShownOrNot(question, randomBelow)
    case 'number':
      return numberIn(question.text, randomBelow)
    case 'point':
      return pick(
        question.areas.map(({ label }) => label),
        randomBelow,
      )
  }
}

function placesAsShownOrNot(
  question: Extract<PaperQuestion, { kind: 'order' | 'match' }>,
  randomBelow: RandomBelow,
): Answer {
  const places = [...question.options.keys()]
  const count = question.kind === 'match' ? question.lefts.length : places.length
  if (randomBelow(2) === 0) return places.slice(0, count)
  return Array.from({ length: count }, () => places.splice(randomBelow(places.length), 1)[0]!)
}

function numberIn(text: string, randomBelow: RandomBelow): number {
  const mentioned = numbersOf(text)
  return Number(mentioned[randomBelow(Math.max(1, mentioned.length))]?.replace(',', '') ?? 1)
}

function passesOf(code: string, language: Language, pick: PickOption): number {
  const pool = quizQuestions(code, language)
  const randomBelow = randomFrom(Number(code.slice(2)))
  let passes = 0
  for (let tries = 0; tries < TRIES; tries += 1) {
    const paper = selectQuestions(pool, QUESTIONS_PER_ATTEMPT, randomBelow)
    const answers = paper.map((question) => [question.id, guess(question, pick, randomBelow)] as const)
    if (isPass(countRight(paper, Object.fromEntries(answers)), paper.length)) passes += 1
  }
  return passes
}

describe.each(Object.entries(STRATEGIES))('a person who picks %s', (_, pick) => {
  it.each(TAUGHT)('passes less than one of a hundred quizzes of %s in %s', (code, language) => {
    expect(passesOf(code, language, pick)).toBeLessThan(MAX_PASSES)
  })
})

it.each(CORE_MODULES.map(({ code }) => code))('every quiz of %s has ten questions', (code) => {
  const randomBelow = randomFrom(1)
  for (let tries = 0; tries < 200; tries += 1)
    expect(selectQuestions(quizQuestions(code), QUESTIONS_PER_ATTEMPT, randomBelow)).toHaveLength(10)
})

it('finds a pool that can be guessed', () => {
  const [choice] = quizQuestions('IC0110').filter(({ kind }) => kind === 'choice')
  const longest = { ...choice!, options: ['No', 'Never', 'Only with a harness'], answer: 2 } as typeof choice
  const pool = Array.from({ length: 20 }, (_, index) => ({ ...longest!, id: `q${index}` }))
  const randomBelow = randomFrom(1)
  const paper = selectQuestions(pool, QUESTIONS_PER_ATTEMPT, randomBelow)
  const pick = STRATEGIES['the longest option']!
  const answers = paper.map((question) => [question.id, guess(question, pick, randomBelow)] as const)
  expect(countRight(paper, Object.fromEntries(answers))).toBe(10)
})
