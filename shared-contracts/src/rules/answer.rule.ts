import type { Answer } from '../http/training/question.ts'

/** Whether a question needs nothing more: no list is empty, and no left side of a match is open. */
export function isAnswered(answer: Answer | undefined): answer is Answer {
  if (answer === undefined || typeof answer === 'number') return answer !== undefined
  return answer.length > 0 && answer.every((index) => index >= 0)
}

export function isSameAnswer(one: Answer | undefined, other: Answer | undefined): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  return one.length === other.length && one.every((index, at) => index === other[at])
}
