import type { FastifyRequest } from 'fastify'
import type { Services } from '../../app/services.ts'
import { LOGIN_FAILURES, type AttemptLimit } from '../../lib/attempt-limit.rule.ts'
import { auditLockout, type Lockout } from '../../lib/audit/audit-lockout.ts'
import { forgetAttempts, recordAttempt, refuseIfTooMany, type Attempt } from '../../lib/attempts.ts'
import { clientNetwork } from '../../lib/network/client-network.rule.ts'
import type { Tx } from '../../lib/data/database.ts'

const DAY_MS = 24 * 60 * 60_000
/** From all addresses together: at this rate a code of six digits is guessed once in a century. */
const OF_ACCOUNT: AttemptLimit = { limit: 50, windowMs: DAY_MS }
/** Passkey calls of one address, which name no account; high enough for a company behind one address. */
const OF_ADDRESS: AttemptLimit = { limit: 300, windowMs: LOGIN_FAILURES.windowMs }

export interface GuessLimits {
  /** Counts before it is known whether the guess is right, so that simultaneous guesses count too. Errors: 429. */
  count(request: FastifyRequest, userId: number): Promise<void>
  /** After a right one. */
  forget(request: FastifyRequest, userId: number): Promise<void>
  /** Errors: 429. */
  countAddress(request: FastifyRequest): Promise<void>
}

export function createGuessLimits({ database, now }: Pick<Services, 'database' | 'now'>): GuessLimits {
  const here = ({ tenant, ip }: FastifyRequest, userId: number): Attempt => ({
    tenantId: tenant.id,
    kind: 'second-factor',
    about: `${userId} ${clientNetwork(ip)}`,
  })
  const anywhere = ({ tenant }: FastifyRequest, userId: number): Attempt => ({
    tenantId: tenant.id,
    kind: 'second-factor-account',
    about: String(userId),
  })
  const audited = (request: FastifyRequest, lockout: Lockout, work: (tx: Tx) => Promise<void>) =>
    auditLockout(database, request, lockout, () => database.withTenant(request.tenant.id, work))
  return {
    count: (request, userId) =>
      audited(request, { action: 'second-factor.blocked', subject: `user/${userId}` }, async (tx) => {
        await refuseIfTooMany(tx, here(request, userId), LOGIN_FAILURES, now())
        await refuseIfTooMany(tx, anywhere(request, userId), OF_ACCOUNT, now())
        await recordAttempt(tx, here(request, userId), now())
        await recordAttempt(tx, anywhere(request, userId), now())
      }),
    forget: (request, userId) =>
      database.withTenant(request.tenant.id, async (tx) => {
        await forgetAttempts(tx, here(request, userId))
        await forgetAttempts(tx, anywhere(request, userId))
      }),
    countAddress: (request) =>
      audited(request, { action: 'session.login-blocked', subject: 'login' }, async (tx) => {
        const attempt: Attempt = {
          tenantId: request.tenant.id,
          kind: 'passkey-address',
          about: clientNetwork(request.ip),
        }
        await refuseIfTooMany(tx, attempt, OF_ADDRESS, now())
        await recordAttempt(tx, attempt, now())
      }),
  }
}
