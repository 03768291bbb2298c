import { reportGrade } from '../domain/lti/report-grade.ts'
import type { Services } from '../app/services.ts'
import type { Tx } from '../lib/data/database.ts'
import type { QuizOutcome, QuizTaken } from './quiz-ports.ts'

/** Also reports to the gradebooks of learning management systems, in the same transaction. */
export function gradedOutcome(outcome: QuizOutcome, jobs: Services['jobs']): QuizOutcome {
  const report = (tx: Tx, taken: QuizTaken, isPassed: boolean) =>
    reportGrade(jobs, tx, taken, { kind: 'quiz', score: taken.score, isPassed, at: taken.at })
  return {
    ...outcome,

    async passed(tx, taken) {
      const certificateId = await outcome.passed(tx, taken)
      await report(tx, taken, true)
      return certificateId
    },

    async failed(tx, taken) {
      await outcome.failed(tx, taken)
      await report(tx, taken, false)
    },
  }
}
