import type { Credential, CredentialDecision } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { currentUser } from '../../app/request-context.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { recordAudit } from '../../lib/data/audit.ts'
import type { Tx } from '../../lib/data/database.ts'
import { users } from '../../lib/data/schema/people.ts'
import { ProblemError } from '../../lib/problem.ts'
import { trainedLearner } from '../../domain/accounts/trained-learner.ts'
import { credentialEmail } from './credential-email.ts'
import { audited, noSuchCredential } from './credentials.ts'
import { changeCredential, lockCredential, toCredential, type StoredCredential } from './sql-credentials.ts'

type DecideCredential = (
  request: FastifyRequest,
  id: string,
  decision: CredentialDecision,
) => Promise<Credential>

/**
 * The assigned partner or an admin decides once, on the version that they reviewed; notifies the learner in the
 * transaction.
 */
export function createDecision({ services, tenantMailer }: MailingOptions): DecideCredential {
  const { database, now } = services

  return async (request, id, { isApproved, version, reason }) => {
    const who = currentUser(request)
    if (!isApproved && reason.length < 3) throw new ProblemError(422, 'invalid:reason', { field: 'reason' })
    return database.withTenant(who.tenantId, async (tx) => {
      const before = await lockCredential(tx, id)
      if (!before) throw noSuchCredential()
      const learner = await trainedLearner(tx, who, before.userId).catch(() => null)
      if (!learner) throw noSuchCredential()
      refuseStale(before, version)
      const after = {
        state: isApproved ? 'approved' : 'refused',
        decidedBy: await nameOf(tx, who.userId),
        reason: isApproved ? null : reason,
      } as const
      const row = await changeCredential(tx, id, { ...after, decidedAt: now() })
      const action = isApproved ? 'credential.approve' : 'credential.refuse'
      await recordAudit(tx, { ...audited(row, who.email), action, after: { title: row.title, ...after } })
      const email = credentialEmail(isApproved ? 'approval' : 'refusal', row, learner)
      await tenantMailer(tx, { tenant: request.tenant, request }, email)
      return toCredential(row, now().toISOString().slice(0, 10))
    })
  }
}

function refuseStale({ state, version }: StoredCredential, lookedAt: number): void {
  if (state !== 'pending') throw new ProblemError(409, 'already-decided')
  if (version !== lookedAt) throw new ProblemError(409, 'corrected-meanwhile')
}

async function nameOf(tx: Tx, userId: number): Promise<string> {
  const [person] = await tx.select().from(users).where(eq(users.id, userId))
  return person ? `${person.firstName} ${person.lastName}`.trim() : ''
}
