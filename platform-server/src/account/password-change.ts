import type { PasswordChangeRequest } from '@platform/shared-contracts/http'
import { tenantName } from '@platform/shared-contracts/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { currentUser } from '../app/request-context.ts'
import type { Services } from '../app/services.ts'
import { passwordChangedMail } from '../domain/account-mail/account-emails.ts'
import type { SendAccountEmail } from '../domain/account-mail/account-mailer.ts'
import { auditLockout } from '../lib/audit/audit-lockout.ts'
import { LOGIN_FAILURES } from '../lib/attempt-limit.rule.ts'
import { recordAttempt, refuseIfTooMany, withdrawAttempts, type Attempt } from '../lib/attempts.ts'
import type { KnownDevices } from '../domain/accounts/known-devices.ts'
import type { NewPasswords } from '../domain/new-passwords/new-passwords.ts'
import type { Passwords } from '../domain/accounts/passwords.ts'
import { signsInByDirectory, type Person } from '../domain/accounts/people.ts'
import { ProblemError } from '../lib/problem.ts'
import { replacePassword } from '../domain/accounts/set-password.ts'
import { readPerson } from './profile.ts'

export interface PasswordChangeParts {
  readonly services: Pick<Services, 'database' | 'now'>
  readonly passwords: Passwords
  readonly newPasswords: NewPasswords
  readonly devices: KnownDevices
  readonly post: SendAccountEmail
}

/** Ends all sessions except the caller's, and every mailed link: anyone else who knew the old password loses access. */
export function createPasswordChange(parts: PasswordChangeParts) {
  const { services, passwords, newPasswords, devices, post } = parts
  const { database, now } = services

  /** A stolen session must not become a second way to guess; the failed logins of strangers do not count here. */
  async function proved(request: FastifyRequest, currentPassword: string): Promise<Person> {
    const { tenantId, userId } = currentUser(request)
    const guess: Attempt = { tenantId, kind: 'password-change', about: `${userId}` }
    const lockout = { action: 'password.change-blocked', subject: `user/${userId}` } as const
    const { person, counted } = await auditLockout(database, request, lockout, () =>
      database.withTenant(tenantId, async (tx) => {
        await refuseIfTooMany(tx, guess, LOGIN_FAILURES, now())
        return { person: await readPerson(tx, userId), counted: await recordAttempt(tx, guess, now()) }
      }),
    )
    const isDirectory = signsInByDirectory(person)
    const isRight = !isDirectory && (await passwords.verify(person.passwordHash, currentPassword))
    if (isRight || isDirectory) await database.withTenant(tenantId, (tx) => withdrawAttempts(tx, [counted]))
    if (isDirectory) throw new ProblemError(409, 'no-password')
    if (isRight) return person
    throw new ProblemError(422, 'wrong-password', { field: 'currentPassword' })
  }

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { currentPassword, newPassword }: PasswordChangeRequest,
  ): Promise<void> => {
    const { tenantId, sessionId } = currentUser(request)
    const person = await proved(request, currentPassword)
    const { email, firstName, lastName, companyName } = person
    await newPasswords.refuseWeak({
      password: newPassword,
      about: [email, firstName, lastName, companyName, tenantName(request.tenant.config), currentPassword],
      field: 'newPassword',
    })
    const passwordHash = await passwords.hash(newPassword)
    const changed = await database.withTenant(tenantId, async (tx) => {
      const wanted = {
        passwordHash,
        now: now(),
        action: 'password.change',
        exceptSession: sessionId,
      } as const
      const after = await replacePassword(tx, person, wanted)
      await post(tx, request, { to: after, write: passwordChangedMail, path: '/forgot-password' })
      return after
    })
    devices.remember(request, reply, changed)
  }
}
