import type { PasswordChangeRequest } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { SignedIn } from '../app/request-context.ts'
import type { Services } from '../app/services.ts'
import { LOGIN_FAILURES } from '../lib/attempt-limit.rule.ts'
import { recordAttempt, refuseIfTooMany, type Attempt } from '../lib/attempts.ts'
import { users } from '../lib/data/schema/people.ts'
import { endSessionsOf } from '../lib/open-sessions.ts'
import type { Passwords } from '../lib/passwords.ts'
import { signsInByDirectory } from '../lib/people.ts'
import { ProblemError } from '../lib/problem.ts'
import { readPerson } from './profile.ts'

interface Parts {
  readonly services: Pick<Services, 'database' | 'now'>
  readonly passwords: Passwords
}

/** Ends every session but the one that asks: whoever else knew the old password is out. */
export function createPasswordChange({ services: { database, now }, passwords }: Parts) {
  return async (who: SignedIn, { currentPassword, newPassword }: PasswordChangeRequest): Promise<void> => {
    const { tenantId, userId } = who
    // A stolen session is no second way to guess; the failed logins of strangers do not count here.
    const guess: Attempt = { tenantId, kind: 'password-change', about: `${userId}` }
    const person = await database.withTenant(tenantId, async (tx) => {
      await refuseIfTooMany(tx, guess, LOGIN_FAILURES, now())
      return readPerson(tx, userId)
    })
    if (signsInByDirectory(person))
      throw new ProblemError(409, 'Your password is kept by your company: change it there.', {
        code: 'no-password',
      })
    if (!(await passwords.verify(person.passwordHash, currentPassword))) {
      await database.withTenant(tenantId, (tx) => recordAttempt(tx, guess, now()))
      const message = 'This is not your current password.'
      throw new ProblemError(422, message, { code: 'wrong-password', fields: { currentPassword: message } })
    }
    const passwordHash = await passwords.hash(newPassword)
    await database.withTenant(tenantId, async (tx) => {
      await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
      await endSessionsOf(tx, userId, now(), who.sessionId)
    })
  }
}
