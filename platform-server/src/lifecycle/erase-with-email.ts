import type { FastifyRequest } from 'fastify'
import type { Services } from '../app/services.ts'
import type { SendTenantEmail } from '../app/tenant-mailer.ts'
import { findById } from '../domain/accounts/people.ts'
import type { AccountEndings } from './account-endings.ts'
import { accountClosedEmail } from './account-closed-email.ts'

interface Parts {
  readonly services: Pick<Services, 'database' | 'storage'>
  readonly endings: AccountEndings
  readonly tenantMailer: SendTenantEmail
}

type EraseRequest = Parameters<AccountEndings['erase']>[1]

/** Erases an account and emails its owner what is retained. Errors: 404, 409 by may-end.rule.ts. */
export function createEraseWithEmail({ services: { database, storage }, endings, tenantMailer }: Parts) {
  return async (request: FastifyRequest, wish: EraseRequest): Promise<void> => {
    const { tenant } = request
    const erased = await database.withTenant(tenant.id, async (tx) => {
      const person = await findById(tx, wish.id)
      const done = await endings.erase(tx, wish)
      if (person) await tenantMailer(tx, { tenant, request }, accountClosedEmail(person, done))
      return done
    })
    for (const key of erased.fileKeys) await storage.remove(key)
  }
}

export type EraseWithMail = ReturnType<typeof createEraseWithEmail>
