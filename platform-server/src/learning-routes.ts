import { CORE_MODULES, statusToWire, type ProgressStatus } from '@platform/shared-contracts/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Services } from './app/services.ts'
import { certificatesRoutes } from './certificates/certificates.routes.ts'
import { credentialsRoutes } from './certificates/credentials/credentials.routes.ts'
import { issueCertificate } from './certificates/issue-certificate.ts'
import { registerRoutes } from './certificates/register.routes.ts'
import { practicalsRoutes } from './certificates/practicals.routes.ts'
import { currentCertificates } from './certificates/sql-certificates.ts'
import { verifyRoutes } from './certificates/verify.routes.ts'
import type { Tx } from './lib/data/database.ts'
import { mustRetake } from './modules/module-content.ts'
import { quizCourse, quizQuestions } from './modules/quiz-source.ts'
import { recordProgress } from './progress/sql-progress.ts'
import { quizHelpRoutes } from './quizzes/quiz-help.routes.ts'
import type { QuizOutcome, QuizSource, QuizTaken } from './quizzes/quiz-ports.ts'
import { quizzesRoutes } from './quizzes/quizzes.routes.ts'

const source: QuizSource = {
  codes: CORE_MODULES.map(({ code }) => code),
  pool: quizQuestions,
  course: quizCourse,
}

/**
 * A pass completes the module and issues its certificate; a failure does not change a certificate that is still valid.
 */
const quizOutcome: QuizOutcome = {
  begun: (tx, taken) => setProgress(tx, taken, 'In Progress'),
  failed: (tx, taken) => setProgress(tx, taken, 'Quiz Failed'),
  async passed(tx, taken) {
    await setProgress(tx, taken, 'Completed')
    const { tenantId, userId, moduleCode, contentVersion, language, score, at } = taken
    const course = quizCourse(moduleCode, language)
    if (!course) throw new Error(`${moduleCode} is not in the catalogue`)
    return issueCertificate(tx, { tenantId, userId, moduleCode, contentVersion, score, at, course })
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
  })
}

/** Quizzes and certificates. */
export const learningRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (app, { services }) => {
  const quizzes = { services, source, outcome: quizOutcome }
  await app.register(quizzesRoutes, quizzes)
  await app.register(quizHelpRoutes, quizzes)
  await app.register(certificatesRoutes, { services, mustRetake })
  await app.register(practicalsRoutes, { services })
  await app.register(registerRoutes, { services, mustRetake })
  await app.register(credentialsRoutes, { services })
  await app.register(verifyRoutes, { services })
}
