import type { Answer } from '@platform/shared-contracts/http'
import type { QuizQuestion } from '../courses/to-quiz-question.rule.ts'
import type { PaperQuestion } from '../../lib/data/schema/training/quizzes.ts'

/** A whole number from 0 up to, but not including, the limit. */
export type RandomBelow = (limit: number) => number

/** Kinds that take longer, and the most that a paper has of each. */
const MAX_OF_KIND: Partial<Record<PaperQuestion['kind'], number>> = {
  order: 2,
  match: 2,
  number: 2,
  point: 2,
}

/** `count` questions of the pool in random order, at least half of them on a situation, each shuffled. */
export function selectQuestions(
  pool: readonly QuizQuestion[],
  count: number,
  randomBelow: RandomBelow,
): readonly PaperQuestion[] {
  const candidates = shuffled(pool, randomBelow)
  const applying = candidates.filter(({ applies }) => applies)
  const selected = filledUp(filledUp([], applying, Math.ceil(count / 2)), candidates, count)
  return shuffled(selected, randomBelow).map((question) => shuffledQuestion(question, randomBelow))
}

function filledUp(
  selected: readonly QuizQuestion[],
  candidates: readonly QuizQuestion[],
  count: number,
): readonly QuizQuestion[] {
  return candidates.reduce((taken, candidate) => {
    const ofKind = taken.filter(({ kind }) => kind === candidate.kind).length
    const mayTake = taken.length < count && !taken.includes(candidate)
    return mayTake && ofKind < (MAX_OF_KIND[candidate.kind] ?? count) ? [...taken, candidate] : taken
  }, selected)
}

/** The places of a drawing stay in their order, which is that of the eye. */
function shuffledQuestion(question: PaperQuestion, randomBelow: RandomBelow): PaperQuestion {
  if (question.kind === 'number' || question.kind === 'point') return question
  const places = shuffled([...question.options.keys()], randomBelow)
  const order = question.kind === 'order' ? unsolved(places) : places
  const { options, whys, answer, kind } = question
  return {
    ...question,
    options: order.map((place) => options[place] ?? ''),
    whys: kind === 'match' ? whys : order.flatMap((place) => whys[place] ?? []),
    answer: movedAnswer(answer, order, kind),
  }
}

function movedAnswer(answer: Answer, order: readonly number[], kind: PaperQuestion['kind']): Answer {
  if (typeof answer === 'number') return order.indexOf(answer)
  const moved = answer.map((place) => order.indexOf(place))
  return kind === 'multiple' ? moved.sort((one, other) => one - other) : moved
}

/** Steps that come in their right order would be right as they are. */
function unsolved(places: readonly number[]): readonly number[] {
  const isSolved = places.every((place, at) => place === at)
  return isSolved ? [...places.slice(1), ...places.slice(0, 1)] : places
}

export function shuffled<Item>(items: readonly Item[], randomBelow: RandomBelow): readonly Item[] {
  const left = [...items]
  return items.flatMap(() => left.splice(randomBelow(left.length), 1))
}
