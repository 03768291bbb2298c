import { CORE_MODULES, statusToWire, type ProgressStatus } from '@platform/shared-contracts/rules'
import { issueCertificate } from '../domain/certificates/issue-certificate.ts'
import { currentCertificates } from '../domain/certificates/sql-certificates.ts'
import { mustRetake } from '../domain/courses/module-content.ts'
import { quizCourse, quizQuestions } from '../domain/courses/quiz-source.ts'
import { recordProgress } from '../domain/progress/sql-progress.ts'
import type { Tx } from '../lib/data/database.ts'
import { measuredTraining } from './access/measured-training.ts'
import type { QuizOutcome, QuizSource, QuizTaken } from './quiz-ports.ts'

export const QUIZ_SOURCE: QuizSource = {
  codes: CORE_MODULES.map(({ code }) => code),
  pool: quizQuestions,
  course: quizCourse,
}

/**
 * A pass completes the module and issues its certificate; a failure does not change a certificate that is still valid.
 */
export const quizOutcome: QuizOutcome = {
  started: (tx, taken) => setProgress(tx, taken, 'In Progress'),
  failed: (tx, taken) => setProgress(tx, taken, 'Quiz Failed'),
  locked: async () => undefined,
  async passed(tx, taken) {
    await setProgress(tx, taken, 'Completed')
    const { tenantId, userId, moduleCode, contentVersion, language, score, at } = taken
    const course = quizCourse(moduleCode, language)
    if (!course) throw new Error(`${moduleCode} is not in the catalog`)
    const measured = await measuredTraining(tx, taken)
    return issueCertificate(tx, { tenantId, userId, moduleCode, contentVersion, score, at, course, measured })
  },
  async certifiedUntil(tx, userId) {
    const held = await currentCertificates(tx, userId)
    const current = held.filter(({ moduleCode, contentVersion }) => !mustRetake(moduleCode, contentVersion))
    return new Map(current.map(({ moduleCode, expiresAt }) => [moduleCode, expiresAt]))
  },
}

async function setProgress(
  tx: Tx,
  { tenantId, userId, moduleCode, language, at }: QuizTaken,
  status: ProgressStatus,
): Promise<void> {
  const certifiedUntil = (await quizOutcome.certifiedUntil(tx, userId)).get(moduleCode)
  const isCertified = certifiedUntil !== undefined && certifiedUntil > at
  if (isCertified && status !== 'Completed') return
  await recordProgress(tx, {
    ...{ tenantId, userId, moduleCode, language, at },
    status: statusToWire(status),
    requestKey: null,
    isSelfReported: false,
  })
}
