import type { FastifyRequest } from 'fastify'
import type { Services } from '../../app/services.ts'
import type { AttemptLimit } from '../../lib/attempt-limit.rule.ts'
import { recordAttempt, refuseIfTooMany, type Attempt } from '../../lib/attempts.ts'
import { clientNetwork } from '../../lib/network/client-network.rule.ts'
import { accountEmail } from './people.ts'
import { ProblemError } from '../../lib/problem.ts'

const WINDOW_MS = 15 * 60_000
/** Emails to one person. */
const TO_ONE: AttemptLimit = { limit: 5, windowMs: WINDOW_MS }
/** Emails requested from one address. */
const FROM_ONE: AttemptLimit = { limit: 50, windowMs: WINDOW_MS }

export interface MailLimits {
  /** Errors: 429, alike for addresses with and without an account. */
  count(request: FastifyRequest, email: string): Promise<void>
  /** Counts too, and returns whether the email may be sent. */
  allow(request: FastifyRequest, email: string): Promise<boolean>
}

/** No one may flood a stranger's mailbox through us. */
export function createMailLimits({ database, now }: Pick<Services, 'database' | 'now'>): MailLimits {
  const count: MailLimits['count'] = (request, email) => {
    const tenantId = request.tenant.id
    const toOne: Attempt = { tenantId, kind: 'mail', about: accountEmail(email) }
    const fromOne: Attempt = { tenantId, kind: 'mail-address', about: clientNetwork(request.ip) }
    return database.withTenant(tenantId, async (tx) => {
      await refuseIfTooMany(tx, toOne, TO_ONE, now())
      await refuseIfTooMany(tx, fromOne, FROM_ONE, now())
      await recordAttempt(tx, toOne, now())
      await recordAttempt(tx, fromOne, now())
    })
  }
  return {
    count,
    async allow(request, email) {
      try {
        await count(request, email)
        return true
      } catch (error) {
        if (error instanceof ProblemError && error.status === 429) return false
        throw error
      }
    },
  }
}
