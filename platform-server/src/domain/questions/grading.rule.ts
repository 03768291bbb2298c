import type { Answer } from '@platform/shared-contracts/http'
import { isRightAnswer } from '@platform/shared-contracts/rules'
import type { PaperQuestion } from '../../lib/data/schema/training/quizzes.ts'

export type AnswersById = Readonly<Record<string, Answer>>

export function countRight(paper: readonly PaperQuestion[], answers: AnswersById): number {
  return paper.filter((question) => isRightAnswer(question, answers[question.id])).length
}

/** Only answers to questions of this paper, in the form of their kind, with options that they have. */
export function knownAnswers(paper: readonly PaperQuestion[], answers: AnswersById): AnswersById {
  const known = paper.flatMap((question) => {
    const given = answers[question.id]
    const answer = given === undefined ? null : knownAnswer(question, given)
    return answer === null ? [] : [[question.id, answer] as const]
  })
  return Object.fromEntries(known)
}

function knownAnswer(question: PaperQuestion, given: Answer): Answer | null {
  if (typeof given === 'number') return isKnownNumber(question, given) ? given : null
  return knownList(question, given)
}

function isKnownNumber(question: PaperQuestion, given: number): boolean {
  switch (question.kind) {
    case 'number':
      return Number.isFinite(given)
    case 'choice':
    case 'scenario':
      return isPlaceIn(question.options, given)
    case 'point':
      return isPlaceIn(question.areas, given)
    case 'multiple':
    case 'order':
    case 'match':
      return false
  }
}

function knownList(question: PaperQuestion, given: readonly number[]): Answer | null {
  if (question.kind === 'multiple') {
    const chosen = [...question.options.keys()].filter((place) => given.includes(place))
    return chosen.length > 0 ? chosen : null
  }
  if (question.kind === 'order') return isOrderOf(question.options, given) ? [...given] : null
  if (question.kind !== 'match' || given.length !== question.lefts.length) return null
  return areChosenFrom(question.options, given) ? [...given] : null
}

function isOrderOf(options: readonly unknown[], given: readonly number[]): boolean {
  return given.length === options.length && [...options.keys()].every((place) => given.includes(place))
}

/** At least one of them, and the others may be open. */
function areChosenFrom(options: readonly unknown[], given: readonly number[]): boolean {
  return (
    given.some((place) => place >= 0) && given.every((place) => place === -1 || isPlaceIn(options, place))
  )
}

function isPlaceIn(list: readonly unknown[], place: number): boolean {
  return Number.isInteger(place) && place >= 0 && place < list.length
}
