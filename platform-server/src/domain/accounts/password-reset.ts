import type { ResetPasswordRequest } from '@platform/shared-contracts/http'
import { tenantName } from '@platform/shared-contracts/rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../app/services.ts'
import {
  directoryAccountMail,
  passwordChangedMail,
  passwordResetMail,
} from '../account-mail/account-emails.ts'
import { findMailToken, issueMailToken } from '../account-mail/mail-tokens.ts'
import type { SendAccountEmail } from '../account-mail/account-mailer.ts'
import { forgetAttempts } from '../../lib/attempts.ts'
import type { Tx } from '../../lib/data/database.ts'
import type { KnownDevices } from './known-devices.ts'
import type { NewPasswords } from '../new-passwords/new-passwords.ts'
import type { Passwords } from './passwords.ts'
import { findByEmail, findById, signsInByDirectory, type Person } from './people.ts'
import { ProblemError } from '../../lib/problem.ts'
import { replacePassword } from './set-password.ts'
import type { MailLimits } from './mail-limits.ts'
import type { OnProved } from './on-proved.ts'

export interface PasswordResetParts {
  readonly services: Pick<Services, 'database' | 'now'>
  readonly passwords: Passwords
  readonly newPasswords: NewPasswords
  readonly devices: KnownDevices
  readonly limits: MailLimits
  readonly post: SendAccountEmail
  readonly onProved: OnProved
}

const linkExpired = () => new ProblemError(410, 'link-expired')

export interface PasswordReset {
  /** Does not reveal whether there is such an account. Errors: 429. */
  ask(request: FastifyRequest, email: string): Promise<void>
  /**
   * A person who can read the email owns the address, so it is verified too; all sessions and mailed links end. If the
   * account was never verified, everything that was entered before is removed. Errors: 410, 409 `names-needed`, 422.
   */
  reset(request: FastifyRequest, reply: FastifyReply, wanted: ResetPasswordRequest): Promise<void>
}

export function createPasswordReset(parts: PasswordResetParts): PasswordReset {
  const { services, passwords, newPasswords, devices, limits, post, onProved } = parts
  const { database, now } = services

  /** The account that the link opens, if any. Errors: 410. */
  async function ownerOf(tx: Tx, token: string): Promise<Person> {
    const found = await findMailToken(tx, token, 'reset-password', now())
    const person = found && !found.usedAt ? await findById(tx, found.userId) : null
    if (!person || signsInByDirectory(person)) throw linkExpired()
    return person
  }

  return {
    async ask(request, email) {
      await limits.count(request, email)
      await database.withTenant(request.tenant.id, async (tx) => {
        const to = await findByEmail(tx, email)
        if (!to) return
        if (signsInByDirectory(to)) {
          await post(tx, request, { to, write: directoryAccountMail, path: '/login' })
          return
        }
        const token = await issueMailToken(tx, to, 'reset-password', now())
        await post(tx, request, { to, write: passwordResetMail, path: '/reset-password', token })
      })
    },

    async reset(request, reply, wanted) {
      const { id: tenantId, config } = request.tenant
      const owner = await database.withTenant(tenantId, (tx) => ownerOf(tx, wanted.token))
      const known = owner.emailVerifiedAt ? owner : { ...owner, ...verifiedProfile(wanted, now()) }
      const { email, firstName, lastName, companyName } = known
      await newPasswords.refuseWeak({
        password: wanted.password,
        about: [email, firstName, lastName, companyName, tenantName(config)],
        field: 'password',
      })
      const passwordHash = await passwords.hash(wanted.password)
      const changed = await database.withTenant(tenantId, async (tx) => {
        const person = await ownerOf(tx, wanted.token)
        const changes = person.emailVerifiedAt ? {} : verifiedProfile(wanted, now())
        const replacement = { passwordHash, now: now(), action: 'password.reset', changes } as const
        const after = await replacePassword(tx, person, replacement)
        if (!person.emailVerifiedAt) await onProved(tx, after)
        await forgetAttempts(tx, { tenantId, kind: 'login', about: person.email })
        await post(tx, request, { to: after, write: passwordChangedMail, path: '/forgot-password' })
        return after
      })
      devices.remember(request, reply, changed)
    },
  }
}

/** A stranger may have registered with the address: the owner enters their own name, and the rest is removed. */
function verifiedProfile({ firstName, lastName }: ResetPasswordRequest, now: Date): Partial<Person> {
  if (firstName === undefined || lastName === undefined) throw new ProblemError(409, 'names-needed')
  return {
    firstName,
    lastName,
    emailVerifiedAt: now,
    companyName: null,
    state: null,
    assignedPartnerId: null,
  }
}
