import type { FastifyRequest } from 'fastify'
import { currentUser } from '../app/request-context.ts'
import type { Services } from '../app/services.ts'
import type { PostLetter } from '../app/tenant-letter.ts'
import { LOGIN_FAILURES } from '../lib/attempt-limit.rule.ts'
import { recordAttempt, refuseIfTooMany, type Attempt } from '../lib/attempts.ts'
import type { Passwords } from '../lib/passwords.ts'
import { findById, signsInByDirectory, type Person } from '../lib/people.ts'
import { ProblemError } from '../lib/problem.ts'
import type { AccountEndings } from './account-endings.ts'
import { farewell } from './farewell.ts'

/** Tries the password of a company account in its directory. Errors: 503 where the directory cannot say. */
export type ProveByDirectory = (person: Person, password: string) => Promise<boolean>

interface Parts {
  readonly services: Pick<Services, 'database' | 'now' | 'storage'>
  readonly passwords: Passwords
  readonly proveByDirectory: ProveByDirectory
  readonly endings: AccountEndings
  readonly post: PostLetter
}

/** Closes one's own account, for good. Errors: 409 by may-end.rule.ts, 422 wrong password, 429, 503. */
export function createClosing({ services, passwords, proveByDirectory, endings, post }: Parts) {
  const { database, now, storage } = services

  const prove = async (person: Person, password: string): Promise<void> => {
    const { tenantId, id } = person
    // Shares its count with the change of the password: a stolen session gets one lot of guesses, not two.
    const guess: Attempt = { tenantId, kind: 'password-change', about: `${id}` }
    await database.withTenant(tenantId, (tx) => refuseIfTooMany(tx, guess, LOGIN_FAILURES, now()))
    const isRight = signsInByDirectory(person)
      ? await proveByDirectory(person, password)
      : await passwords.verify(person.passwordHash, password)
    if (isRight) return
    await database.withTenant(tenantId, (tx) => recordAttempt(tx, guess, now()))
    const message = 'This is not your current password.'
    throw new ProblemError(422, message, { code: 'wrong-password', fields: { password: message } })
  }

  return async (request: FastifyRequest, password: string): Promise<void> => {
    const { tenantId, userId, email } = currentUser(request)
    const person = await database.withTenant(tenantId, (tx) => findById(tx, userId))
    if (!person) throw new ProblemError(404, 'This account does not exist anymore.', { code: 'account-gone' })
    await prove(person, password)
    const erased = await database.withTenant(tenantId, async (tx) => {
      const done = await endings.erase(tx, { id: userId, actor: { userId, email }, reason: '' })
      await post(tx, { tenant: request.tenant, request }, farewell(person, done))
      return done
    })
    for (const key of erased.fileKeys) await storage.remove(key)
  }
}
