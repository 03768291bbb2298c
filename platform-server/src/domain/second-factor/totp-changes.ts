import type { SecondFactorAdded, TotpEnrollment } from '@platform/shared-contracts/http'
import { tenantName } from '@platform/shared-contracts/rules'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { currentUser } from '../../app/request-context.ts'
import type { Services } from '../../app/services.ts'
import { totpSecrets } from '../../lib/data/schema/second-factors.ts'
import { ProblemError } from '../../lib/problem.ts'
import type { ChangeFactors } from './change-factors.ts'
import type { GuessLimits } from './guess-limits.ts'
import type { RecoveryCodeBook } from './recovery-codes.ts'
import { settleSecondFactor } from './sql-second-factors.ts'
import type { Totp } from './totp.ts'

interface Parts {
  readonly services: Pick<Services, 'database'>
  readonly totp: Totp
  readonly recoveryCodes: RecoveryCodeBook
  readonly limits: GuessLimits
  readonly change: ChangeFactors
}

export interface TotpChanges {
  begin(request: FastifyRequest): Promise<TotpEnrollment>
  /** Errors: 409, 422, 429. */
  confirm(request: FastifyRequest, code: string): Promise<SecondFactorAdded>
  /** Errors: 404, 409 `last-factor`. */
  remove(request: FastifyRequest): Promise<void>
  /** Errors: 409 `no-second-factor`. */
  replaceRecoveryCodes(request: FastifyRequest): Promise<string[]>
}

/** Changes of the authenticator app and of the recovery codes. */
export function createTotpChanges(parts: Parts): TotpChanges {
  const { services, totp, recoveryCodes, limits, change } = parts
  return {
    begin(request) {
      const { tenantId, userId, email } = currentUser(request)
      const label = { issuer: tenantName(request.tenant.config), account: email }
      return services.database.withTenant(tenantId, (tx) => totp.begin(tx, { tenantId, userId }, label))
    },

    async confirm(request, code) {
      const { tenantId, userId } = currentUser(request)
      await limits.count(request, userId)
      const codes = await recoveryCodes.prepare()
      const shown = await change.run(request, async (tx, report) => {
        await totp.confirm(tx, { tenantId, userId }, code)
        await report('second-factor.totp-added')
        return change.added(tx, request, codes)
      })
      await limits.forget(request, userId)
      return { recoveryCodes: shown }
    },

    remove: (request) =>
      change.run(request, async (tx, report) => {
        const { userId } = currentUser(request)
        const [gone] = await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId)).returning()
        if (!gone?.secret) throw new ProblemError(404, 'totp-not-found')
        await report('second-factor.totp-removed')
        await change.removed(tx, request)
      }),

    async replaceRecoveryCodes(request) {
      const { tenantId, userId } = currentUser(request)
      const codes = await recoveryCodes.prepare()
      return change.run(request, async (tx, report) => {
        if (!(await settleSecondFactor(tx, userId))) throw new ProblemError(409, 'no-second-factor')
        await recoveryCodes.replace(tx, { tenantId, userId }, codes)
        await report('second-factor.recovery-replaced')
        return [...codes.texts]
      })
    },
  }
}
