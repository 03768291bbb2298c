import type { Answer, Question } from '../http/training/question.ts'
import { isSameAnswer } from './answer.rule.ts'

interface Key {
  readonly kind: Question['kind']
  readonly answer: Answer
  /** How far from the answer a number still counts as right. */
  readonly tolerance?: number | undefined
}

/** More than any error of decimal arithmetic, less than any tolerance. */
const ROUNDING = 1e-9

export function isRightAnswer({ kind, answer, tolerance = 0 }: Key, given: Answer | undefined): boolean {
  if (kind === 'number') return isWithin(given, answer, tolerance)
  return kind === 'multiple' ? isSameAnswer(sorted(given), sorted(answer)) : isSameAnswer(given, answer)
}

export function isWithin(given: Answer | undefined, wanted: Answer, tolerance: number): boolean {
  if (typeof given !== 'number' || typeof wanted !== 'number') return false
  return Math.abs(given - wanted) <= tolerance + ROUNDING
}

function sorted(answer: Answer | undefined): Answer | undefined {
  return typeof answer === 'object' ? answer.toSorted((one, other) => one - other) : answer
}
