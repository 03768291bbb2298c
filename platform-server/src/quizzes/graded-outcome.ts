import { findCertificate } from '../domain/certificates/sql-certificates.ts'
import type { LearningEvent } from '../domain/lrs/learning-event.rule.ts'
import { reportLearning, type Queueing } from '../domain/lrs/queue-statements.ts'
import { reportGrade } from '../domain/lti/report-grade.ts'
import type { Tx } from '../lib/data/database.ts'
import type { QuizOutcome, QuizTaken } from './quiz-ports.ts'

/**
 * Also reports to the gradebooks of learning management systems and to the record store of the tenant, in the same
 * transaction.
 */
export function gradedOutcome(outcome: QuizOutcome, services: Queueing): QuizOutcome {
  const report = async (
    tx: Tx,
    taken: QuizTaken,
    isPassed: boolean,
    further: readonly LearningEvent[] = [],
  ) => {
    const { score, at, moduleCode, contentVersion } = taken
    await reportGrade(services.jobs, tx, taken, { kind: 'quiz', score, isPassed, at })
    const quiz = { kind: 'quiz', moduleCode, contentVersion, score, isPassed, at } as const
    await reportLearning(services, tx, taken, [quiz, ...further])
  }
  return {
    ...outcome,

    async passed(tx, taken) {
      const certificateId = await outcome.passed(tx, taken)
      await report(tx, taken, true, await afterPass(tx, taken, certificateId))
      return certificateId
    },

    async failed(tx, taken) {
      await outcome.failed(tx, taken)
      await report(tx, taken, false)
    },
  }
}

async function afterPass(
  tx: Tx,
  { moduleCode, contentVersion, score, at }: QuizTaken,
  certificateId: string,
): Promise<LearningEvent[]> {
  const completed = { kind: 'module', moduleCode, contentVersion, score, at } as const
  const issued = await findCertificate(tx, certificateId)
  if (!issued) return [completed]
  const { code, moduleTitle: title } = issued
  return [completed, { kind: 'certificate', moduleCode, code, title, at }]
}
