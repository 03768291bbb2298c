import type { FastifyRequest } from 'fastify'
import { recordAuditOnce } from '../data/audit.ts'
import type { Database } from '../data/database.ts'
import { ProblemError } from '../problem.ts'
import type { AuditAction } from './audit-actions.ts'

const TOO_MANY = 429

export interface Lockout {
  readonly action: AuditAction
  readonly subject: string
}

/**
 * Records a lockout after too many guesses, at most once in ten minutes. It has a transaction of its own, because the
 * transaction of the refused request is rolled back.
 */
export async function auditLockout<T>(
  database: Database,
  { tenant: { id: tenantId }, signedIn }: Pick<FastifyRequest, 'tenant' | 'signedIn'>,
  lockout: Lockout,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const actor = signedIn?.email ?? 'unknown'
    if (error instanceof ProblemError && error.status === TOO_MANY)
      await database.withTenant(tenantId, (tx) => recordAuditOnce(tx, { tenantId, actor, ...lockout }))
    throw error
  }
}
