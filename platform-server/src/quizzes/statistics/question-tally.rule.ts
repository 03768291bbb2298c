import type { Answer, Language, QuestionStatistics } from '@platform/shared-contracts/http'
import type { QuizQuestion } from '../../domain/courses/to-quiz-question.rule.ts'
import { isRightAnswer, isWithin } from '@platform/shared-contracts/rules'
import type { AnswersById } from '../../domain/questions/grading.rule.ts'
import type { PaperQuestion } from '../../lib/data/schema/training/quizzes.ts'
import { correlation, NO_PAIRS, withPair, type Pairs } from './correlation.rule.ts'
import { questionWarnings } from './question-warnings.rule.ts'

export interface GradedAttempt {
  readonly paper: readonly PaperQuestion[]
  readonly answers: AnswersById
  readonly language: Language
}

interface Tally {
  /** Right or not, with the score on the other questions. */
  readonly pairs: Pairs
  /** How often each option of the pool was chosen. */
  readonly chosen: readonly number[]
}

export type Tallies = ReadonlyMap<string, Tally>

/** The question of a pool in a language; `undefined` if the pool has none with this id. */
export type FindQuestion = (id: string, language: Language) => QuizQuestion | undefined

/** The tallies with one more attempt. A question that is worded otherwise now says nothing about the present one. */
export function withAttempt(tallies: Tallies, attempt: GradedAttempt, find: FindQuestion): Tallies {
  const { paper, answers, language } = attempt
  const rights = paper.map((question) => isRightAnswer(question, answers[question.id]))
  const correct = rights.filter(Boolean).length
  const next = new Map(tallies)
  for (const [index, question] of paper.entries()) {
    const current = find(question.id, language)
    if (!current || !isSameWording(question, current)) continue
    const isRight = rights[index] === true
    const { pairs, chosen } = next.get(question.id) ?? {
      pairs: NO_PAIRS,
      chosen: choicesOf(current).map(() => 0),
    }
    const places = chosenPlaces(question, answers[question.id], current)
    next.set(question.id, {
      pairs: withPair(pairs, Number(isRight), correct - Number(isRight)),
      chosen: chosen.map((count, place) => count + Number(places.includes(place))),
    })
  }
  return next
}

/** One row for each question of the pool, those that were never shown included. */
export function toStatistics(pool: readonly QuizQuestion[], tallies: Tallies): QuestionStatistics[] {
  return pool.map((question) => {
    const { id, kind, text, answer } = question
    const { pairs, chosen } = tallies.get(id) ?? { pairs: NO_PAIRS, chosen: [] }
    const rights = typeof answer === 'number' ? [answer] : answer
    const options = choicesOf(question).map((choice, place) => ({
      text: choice,
      isRight: kind === 'number' ? place === 0 : rights.includes(place),
      chosen: chosen[place] ?? 0,
    }))
    const rightShare = pairs.count === 0 ? null : pairs.sumX / pairs.count
    const facts = { shown: pairs.count, rightShare, discrimination: correlation(pairs), options }
    return { id, kind, text, ...facts, ...questionWarnings({ kind, ...facts }) }
  })
}

/** What can be chosen: options, areas, or the right number and then the wrong ones that are expected. */
function choicesOf(question: PaperQuestion): readonly string[] {
  switch (question.kind) {
    case 'choice':
    case 'scenario':
    case 'multiple':
      return question.options
    case 'point':
      return question.areas.map(({ label }) => label)
    case 'number':
      return numbersIn(question).map((number) => `${number} ${question.unit}`)
    case 'order':
    case 'match':
      return []
  }
}

function numbersIn({ answer, mistakes = [] }: PaperQuestion): readonly number[] {
  return [Number(answer), ...mistakes.map(({ value }) => value)]
}

/** Places in the pool of what was chosen in a paper, where the options are shuffled. */
function chosenPlaces(
  question: PaperQuestion,
  given: Answer | undefined,
  current: PaperQuestion,
): readonly number[] {
  if (given === undefined) return []
  if (current.kind === 'number') {
    const { tolerance = 0 } = current
    return [numbersIn(current).findIndex((number) => isWithin(given, number, tolerance))]
  }
  const [shown, choices] = [choicesOf(question), choicesOf(current)]
  return [given].flat().map((place) => choices.indexOf(shown[place] ?? ''))
}

function isSameWording(question: PaperQuestion, current: PaperQuestion): boolean {
  const [texts, now] = [question, current].map((each) => [
    each.kind,
    each.text,
    ...[...choicesOf(each)].sort(),
  ])
  return JSON.stringify(texts) === JSON.stringify(now)
}
