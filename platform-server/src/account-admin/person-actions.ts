import type { PersonAction } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { currentUser } from '../app/request-context.ts'
import { hasEmail } from '@platform/shared-contracts/rules'
import type { Services } from '../app/services.ts'
import type { AuditAction } from '../lib/audit/audit-actions.ts'
import { recordAudit } from '../lib/data/audit.ts'
import type { Tx } from '../lib/data/database.ts'
import { users } from '../lib/data/schema/people.ts'
import { endSessionsOf } from '../domain/accounts/open-sessions.ts'
import type { Person } from '../domain/accounts/people.ts'
import { ProblemError } from '../lib/problem.ts'
import { existingPerson } from '../domain/accounts/existing-person.ts'
import { audited, refuseErased } from './account-admin.ts'

/** Emails a user a link to their account. Errors: 429. */
export type SendLink = (request: FastifyRequest, email: string) => Promise<void>

interface Parts {
  readonly services: Pick<Services, 'database' | 'now'>
  readonly sendVerification: SendLink
  readonly sendPasswordLink: SendLink
}

type Act = (request: FastifyRequest, id: number) => Promise<void>

/** What a super admin does for one person at a time, each with its audit entry. */
export function createPersonActions(parts: Parts): Readonly<Record<PersonAction, Act>> {
  const { database, now } = parts.services

  const audit = (action: AuditAction, work: (tx: Tx, person: Person) => Promise<void>): Act => {
    return (request, id) =>
      database.withTenant(request.tenant.id, async (tx) => {
        const person = await existingPerson(tx, id)
        refuseErased(person)
        await work(tx, person)
        await recordAudit(tx, { ...audited(person, currentUser(request)), action })
      })
  }
  // Not one transaction with its audit entry: the function that sends the email opens its own.
  const mail = (action: AuditAction, send: SendLink, refuse: (person: Person) => void): Act => {
    const record = audit(action, async () => undefined)
    return async (request, id) => {
      const person = await database.withTenant(request.tenant.id, (tx) => existingPerson(tx, id))
      refuseErased(person)
      if (!hasEmail(person.email)) throw new ProblemError(409, 'needs-email')
      refuse(person)
      await send(request, person.email)
      await record(request, id)
    }
  }

  return {
    verify: audit('person.verify', async (tx, person) => {
      refuseVerified(person)
      await tx.update(users).set({ emailVerifiedAt: now() }).where(eq(users.id, person.id))
    }),
    'end-sessions': audit('person.end-sessions', (tx, { id }) => endSessionsOf(tx, id, now())),
    'send-verification': mail('person.send-verification', parts.sendVerification, refuseVerified),
    'send-password-link': mail('person.send-password-link', parts.sendPasswordLink, () => undefined),
  }
}

function refuseVerified({ emailVerifiedAt }: Person): void {
  if (emailVerifiedAt) throw new ProblemError(409, 'verified-already')
}
