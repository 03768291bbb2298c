import type { VerifyEmailRequest } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../app/services.ts'
import { verificationMail } from '../account-mail/account-emails.ts'
import { findMailToken, issueMailToken, voidMailTokens } from '../account-mail/mail-tokens.ts'
import type { SendAccountEmail } from '../account-mail/account-mailer.ts'
import { auditLockout } from '../../lib/audit/audit-lockout.ts'
import { LOGIN_FAILURES } from '../../lib/attempt-limit.rule.ts'
import { recordAttempt, refuseIfTooMany, type Attempt } from '../../lib/attempts.ts'
import type { Tx } from '../../lib/data/database.ts'
import { users } from '../../lib/data/schema/people.ts'
import type { KnownDevices } from './known-devices.ts'
import type { Passwords } from './passwords.ts'
import { findByEmail, findById, type Person } from './people.ts'
import { ProblemError } from '../../lib/problem.ts'
import type { MailLimits } from './mail-limits.ts'
import type { OnProved } from './on-proved.ts'

export interface VerificationParts {
  readonly services: Pick<Services, 'database' | 'now'>
  readonly passwords: Passwords
  readonly devices: KnownDevices
  readonly limits: MailLimits
  readonly post: SendAccountEmail
  readonly onProved: OnProved
}

export interface Verification {
  /**
   * The reader of the email must also be the person who registered: in the browser of the registration, or by its
   * password. Otherwise the owner of an address would confirm a stranger's account. Opening the link again is not an
   * error. Errors: 410, 409 `password-needed`, 422 `wrong-password`, 429.
   */
  verify(request: FastifyRequest, wanted: VerifyEmailRequest): Promise<void>
  /** Does not reveal whether there is such an account. Errors: 429. */
  resend(request: FastifyRequest, email: string): Promise<void>
}

const linkExpired = () => new ProblemError(410, 'link-expired:verification')

export function createVerification(parts: VerificationParts): Verification {
  const { services, passwords, devices, limits, post, onProved } = parts
  const { database, now } = services

  /** `null` when the link has done its work before. Errors: 410. */
  async function waitingFor(tx: Tx, token: string): Promise<Person | null> {
    const found = await findMailToken(tx, token, 'verify-email', now())
    const person = found && (await findById(tx, found.userId))
    if (!person || (found.usedAt && !person.emailVerifiedAt)) throw linkExpired()
    return found.usedAt ? null : person
  }

  async function requireRegistrant(
    request: FastifyRequest,
    person: Person,
    password?: string,
  ): Promise<void> {
    if (devices.find(request, person) !== null) return
    if (password === undefined) throw new ProblemError(409, 'password-needed')
    const { tenantId, id } = person
    const guess: Attempt = { tenantId, kind: 'password-change', about: `${id}` }
    const lockout = { action: 'person.verify-blocked', subject: `user/${id}` } as const
    await auditLockout(database, request, lockout, () =>
      database.withTenant(tenantId, async (tx) => {
        await refuseIfTooMany(tx, guess, LOGIN_FAILURES, now())
        await recordAttempt(tx, guess, now())
      }),
    )
    if (await passwords.verify(person.passwordHash, password)) return
    throw new ProblemError(422, 'wrong-password:registration', { field: 'password' })
  }

  return {
    async verify(request, { token, password }) {
      const { id: tenantId } = request.tenant
      const waiting = await database.withTenant(tenantId, (tx) => waitingFor(tx, token))
      if (!waiting) return
      await requireRegistrant(request, waiting, password)
      await database.withTenant(tenantId, async (tx) => {
        const person = await waitingFor(tx, token)
        if (!person) return
        // Another password since it was checked: what was proved is true no more.
        if (person.passwordHash !== waiting.passwordHash) throw linkExpired()
        await voidMailTokens(tx, person.id, now())
        await tx.update(users).set({ emailVerifiedAt: now() }).where(eq(users.id, person.id))
        await onProved(tx, person)
      })
    },

    async resend(request, email) {
      await limits.count(request, email)
      await database.withTenant(request.tenant.id, async (tx) => {
        const person = await findByEmail(tx, email)
        if (!person || person.emailVerifiedAt) return
        const token = await issueMailToken(tx, person, 'verify-email', now())
        await post(tx, request, { to: person, write: verificationMail, path: '/verify-email', token })
      })
    },
  }
}
