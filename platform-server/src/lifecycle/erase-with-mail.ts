import type { FastifyRequest } from 'fastify'
import type { Services } from '../app/services.ts'
import type { PostLetter } from '../app/tenant-letter.ts'
import { findById } from '../lib/people.ts'
import type { AccountEndings } from './account-endings.ts'
import { farewell } from './farewell.ts'

interface Parts {
  readonly services: Pick<Services, 'database' | 'storage'>
  readonly endings: AccountEndings
  readonly post: PostLetter
}

type Wish = Parameters<AccountEndings['erase']>[1]

/** Erases an account and emails its owner what is retained. Errors: 404, 409 by may-end.rule.ts. */
export function createErasing({ services: { database, storage }, endings, post }: Parts) {
  return async (request: FastifyRequest, wish: Wish): Promise<void> => {
    const { tenant } = request
    const erased = await database.withTenant(tenant.id, async (tx) => {
      const person = await findById(tx, wish.id)
      const done = await endings.erase(tx, wish)
      if (person) await post(tx, { tenant, request }, farewell(person, done))
      return done
    })
    for (const key of erased.fileKeys) await storage.remove(key)
  }
}

export type EraseWithMail = ReturnType<typeof createErasing>
