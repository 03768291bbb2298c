import { tenantName } from '@platform/shared-contracts/rules'
import type { RequestTenant } from '../../app/request-context.ts'
import type { SendTenantEmail } from '../../app/tenant-mailer.ts'
import { findById } from '../../domain/accounts/people.ts'
import { findCertificate } from '../../domain/certificates/sql-certificates.ts'
import { lockedEmail, passedEmail } from '../../domain/training-mail/training-emails.ts'
import type { QuizOutcome } from '../quiz-ports.ts'

interface Request {
  readonly tenant: RequestTenant
  readonly protocol: string
  readonly hostname: string
}

/** Also emails the learner, in the same transaction: a pass with its certificate, and a quiz that is locked now. */
export function mailedOutcome(
  outcome: QuizOutcome,
  tenantMailer: SendTenantEmail,
  request: Request,
): QuizOutcome {
  const { tenant } = request
  return {
    ...outcome,

    async passed(tx, taken) {
      const certificateId = await outcome.passed(tx, taken)
      const learner = await findById(tx, taken.userId)
      const certificate = await findCertificate(tx, certificateId)
      if (!learner || !certificate) throw new Error(`certificate ${certificateId} was not issued`)
      const { tenantId, moduleCode, score, expiresAt } = certificate
      const site = tenantName(tenant.config)
      const passed = { certificateId, tenantId, moduleCode, score, expiresAt, site }
      await tenantMailer(tx, { tenant, request }, passedEmail(learner, passed))
      return certificateId
    },

    async locked(tx, taken, lockedUntil) {
      await outcome.locked(tx, taken, lockedUntil)
      const learner = await findById(tx, taken.userId)
      if (!learner) return
      await tenantMailer(tx, { tenant, request }, lockedEmail(learner, taken.moduleCode, lockedUntil))
    },
  }
}
