import type { FastifyRequest } from 'fastify'
import { currentUser } from '../../app/request-context.ts'
import type { Services } from '../../app/services.ts'
import type { Tx } from '../../lib/data/database.ts'
import { needsSecondFactor } from '../accounts/must-add-second-factor.rule.ts'
import { endSessionsOf } from '../accounts/open-sessions.ts'
import { ProblemError } from '../../lib/problem.ts'
import type { Announce } from './announce.ts'
import type { PreparedCodes, RecoveryCodeBook } from './recovery-codes.ts'
import type { SecondFactorEvent } from './second-factor-emails.ts'
import { countRecoveryCodes, lockAccount, settleSecondFactor } from './sql-second-factors.ts'

interface Parts {
  readonly services: Pick<Services, 'config' | 'database' | 'now'>
  readonly recoveryCodes: RecoveryCodeBook
  readonly announce: Announce
}

type ReportEvent = (event: SecondFactorEvent, detail?: string) => Promise<void>

/** What every change to a user's own factors has in common. */
export interface ChangeFactors {
  /** One change of an account at a time; `report` emails the event and records it. */
  run<Result>(
    request: FastifyRequest,
    work: (tx: Tx, report: ReportEvent) => Promise<Result>,
  ): Promise<Result>
  /** With the first factor come recovery codes, and every other session ends, because it started without one. */
  added(tx: Tx, request: FastifyRequest, codes: PreparedCodes): Promise<string[] | null>
  /** Ends every other session. Errors: 409 `last-factor` where the account may not be without one. */
  removed(tx: Tx, request: FastifyRequest): Promise<void>
}

export function createChangeFactors({ services, recoveryCodes, announce }: Parts): ChangeFactors {
  const { config, database, now } = services
  return {
    run: (request, work) => {
      const { tenantId, userId } = currentUser(request)
      const reporterFor = (tx: Tx): ReportEvent => {
        const about = { tenant: request.tenant, request, userId }
        return (event, detail = '') => announce(tx, { ...about, event, detail })
      }
      return database.withTenant(tenantId, async (tx) => {
        await lockAccount(tx, userId)
        return work(tx, reporterFor(tx))
      })
    },

    async added(tx, request, codes) {
      const { tenantId, userId, sessionId } = currentUser(request)
      await settleSecondFactor(tx, userId)
      if ((await countRecoveryCodes(tx, userId)) > 0) return null
      await recoveryCodes.replace(tx, { tenantId, userId }, codes)
      await endSessionsOf(tx, userId, now(), sessionId)
      return [...codes.texts]
    },

    async removed(tx, request) {
      const who = currentUser(request)
      const isLeft = await settleSecondFactor(tx, who.userId)
      if (!isLeft && needsSecondFactor(who, config.requireSecondFactor)) throw lastFactor()
      await endSessionsOf(tx, who.userId, now(), who.sessionId)
    },
  }
}

const lastFactor = () => new ProblemError(409, 'last-factor')
