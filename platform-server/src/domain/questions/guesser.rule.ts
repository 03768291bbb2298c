import type { Answer } from '@platform/shared-contracts/http'
import type { CheckQuestion } from '../courses/checks/check-question.ts'
import { numbersOf } from '../courses/text-words.rule.ts'
import type { QuizQuestion } from '../courses/to-quiz-question.rule.ts'
import type { PaperQuestion } from '../../lib/data/schema/training/quizzes.ts'
import { countRight } from './grading.rule.ts'
import { selectQuestions, shuffled, type RandomBelow } from './paper.rule.ts'
import { PASS_PERCENT } from './pass-percent.rule.ts'
import { QUESTIONS_PER_ATTEMPT } from './questions-per-attempt.rule.ts'

export type PickOption = (options: readonly string[], randomBelow: RandomBelow) => number

const mostOf = (texts: readonly string[], size: (text: string) => number) =>
  texts.reduce((best, text, place) => (size(text) > size(texts[best] ?? '') ? place : best), 0)
/** Digits, and words that are long: what sounds as if it came from the rule. */
const specificity = (text: string) =>
  (text.match(/\d/g)?.length ?? 0) * 3 + (text.match(/\p{L}{7,}/gu)?.length ?? 0) * 2 + text.length / 100

/** The option of a rank by length: 0 is the longest, -1 the shortest. */
const byLength =
  (rank: number): PickOption =>
  (options) => {
    const sizes = options.map(({ length }, place) => ({ length, place }))
    return sizes.toSorted((a, b) => b.length - a.length).at(rank)?.place ?? 0
  }

/** How a person without any training might choose one of several options. */
export const STRATEGIES = {
  'the longest option': byLength(0),
  'the second longest option': byLength(1),
  'the second shortest option': byLength(-2),
  'the shortest option': byLength(-1),
  'the first option': () => 0,
  'the most specific option': (options) => mostOf(options, specificity),
  'any option': (options, randomBelow) => randomBelow(options.length),
} satisfies Strategies

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
  return Array.from({ length: count }, () => places.splice(randomBelow(places.length), 1)[0] ?? 0)
}

function numberIn(text: string, randomBelow: RandomBelow): number {
  const mentioned = numbersOf(text)
  return Number(mentioned[randomBelow(Math.max(1, mentioned.length))]?.replace(',', '') ?? 1)
}

type Strategies = Readonly<Record<string, PickOption>>
type Passes = Readonly<Record<string, number>>

/** How many of `tries` quizzes each way to guess passes. All of them get the same quizzes. */
export function quizPasses(
  pool: readonly QuizQuestion[],
  strategies: Strategies,
  tries: number,
  randomBelow: RandomBelow,
): Passes {
  return countPasses(strategies, tries, () => {
    const paper = selectQuestions(pool, QUESTIONS_PER_ATTEMPT, randomBelow)
    return (pick) => {
      const answers = paper.map((question) => [question.id, guess(question, pick, randomBelow)] as const)
      return countRight(paper, Object.fromEntries(answers)) * 100 >= paper.length * PASS_PERCENT
    }
  })
}

/**
 * How often, of `tries`, each way to guess passes all checks of a module, each at the first try: every question of every
 * lesson right, with the options in an order of their own.
 */
export function checkPasses(
  checks: readonly CheckQuestion[],
  strategies: Strategies,
  tries: number,
  randomBelow: RandomBelow,
): Passes {
  return countPasses(
    strategies,
    tries,
    () => (pick) =>
      checks.every(({ options, correct }) => {
        const order = shuffled([...options.keys()], randomBelow)
        const texts = order.map((place) => options[place]?.text ?? '')
        return order[pick(texts, randomBelow)] === correct
      }),
  )
}

/** `attempt` makes what is passed or not; each way to guess tries it. */
function countPasses(
  strategies: Strategies,
  tries: number,
  attempt: () => (pick: PickOption) => boolean,
): Passes {
  const passes = Object.fromEntries(Object.keys(strategies).map((name) => [name, 0]))
  for (let tried = 0; tried < tries; tried += 1) {
    const isPassedBy = attempt()
    for (const [name, pick] of Object.entries(strategies)) {
      if (isPassedBy(pick)) passes[name] = (passes[name] ?? 0) + 1
    }
  }
  return passes
}
