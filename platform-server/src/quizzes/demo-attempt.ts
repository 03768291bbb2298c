import { randomInt, randomUUID } from 'node:crypto'
import type { QuizQuestion } from '../domain/courses/to-quiz-question.rule.ts'
import type { Tx } from '../lib/data/database.ts'
import { QUESTIONS_PER_ATTEMPT } from '../domain/questions/questions-per-attempt.rule.ts'
import { countRight } from '../domain/questions/grading.rule.ts'
import { selectQuestions } from '../domain/questions/paper.rule.ts'
import { insertAttempt } from './sql-attempts.ts'
import { wrongAnswer } from './wrong-answer.rule.ts'

const TOOK_MS = 11 * 60_000

export interface DemoAttempt {
  readonly tenantId: number
  readonly userId: number
  readonly moduleCode: string
  readonly contentVersion: string
  readonly pool: readonly QuizQuestion[]
  readonly state: 'open' | 'passed' | 'failed'
  /** When it was handed in; for an open one, when it was started. */
  readonly at: Date
  readonly certificateId?: string
}

/** An attempt of the demo: one mistake in a pass, half wrong in a failure, half answered while open. Returns the score. */
export async function seedAttempt(tx: Tx, demo: DemoAttempt): Promise<number> {
  const { pool, state, at, certificateId, ...row } = demo
  const paper = selectQuestions(pool, QUESTIONS_PER_ATTEMPT, (limit) => randomInt(limit))
  const isOpen = state === 'open'
  const right = state === 'passed' ? paper.length - 1 : Math.floor(paper.length / 2)
  const answered = isOpen ? paper.slice(0, right) : paper
  const answers = Object.fromEntries(
    answered.map((question, index) => [question.id, index < right ? question.answer : wrongAnswer(question)]),
  )
  const correct = countRight(paper, answers)
  await insertAttempt(tx, {
    ...row,
    ...{ state, paper, answers },
    id: randomUUID(),
    requestKey: randomUUID(),
    flagged: isOpen ? paper.slice(0, 1).map(({ id }) => id) : [],
    sequence: answered.length,
    startedAt: isOpen ? at : new Date(at.getTime() - TOOK_MS),
    submittedAt: isOpen ? null : at,
    correct: isOpen ? null : correct,
    showsKey: state === 'passed',
    certificateId: certificateId ?? null,
  })
  return correct / paper.length
}
