import type { Answer } from '@platform/shared-contracts/http'
import type { PaperQuestion } from '../lib/data/schema/training/quizzes.ts'

/** An answer that a person could give, and that is wrong. */
export function wrongAnswer(question: PaperQuestion): Answer {
  const { kind, answer } = question
  if (typeof answer === 'object') return kind === 'multiple' ? answer.slice(1) : answer.toReversed()
  if (kind === 'number') return wrongNumber(question, answer)
  return answer === 0 ? 1 : 0
}

function wrongNumber({ mistakes = [], tolerance = 0 }: PaperQuestion, answer: number): number {
  return mistakes[0]?.value ?? answer + tolerance + 1
}
