import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../app/services.ts'
import { forgetAttempts } from '../lib/attempts.ts'
import { users } from '../lib/data/schema/people.ts'
import { endSessionsOf } from '../lib/open-sessions.ts'
import type { Passwords } from '../lib/passwords.ts'
import { findByEmail, findById, signsInByDirectory } from '../lib/people.ts'
import { ProblemError } from '../lib/problem.ts'
import { directoryAccountMail, passwordResetMail } from '../lib/account-mail/account-mails.ts'
import type { MailLimits } from './mail-limits.ts'
import { findMailToken, issueMailToken, useUpMailTokens } from '../lib/account-mail/mail-tokens.ts'
import type { OnProved } from './on-proved.ts'
import type { PostAccountMail } from '../lib/account-mail/post-account-mail.ts'

interface Parts {
  readonly services: Pick<Services, 'database' | 'now'>
  readonly passwords: Passwords
  readonly limits: MailLimits
  readonly post: PostAccountMail
  readonly onProved: OnProved
}

const linkExpired = () =>
  new ProblemError(410, 'This link has expired or was used already. Please ask for a new one.', {
    code: 'link-expired',
  })

export interface PasswordReset {
  /** Says nothing about whether there is such an account. Errors: 429. */
  ask(request: FastifyRequest, email: string): Promise<void>
  /** Whoever could read the mail owns the address, so it is verified too; all sessions end. Errors: 410. */
  reset(tenantId: number, token: string, password: string): Promise<void>
}

export function createPasswordReset({
  services: { database, now },
  passwords,
  limits,
  post,
  onProved,
}: Parts): PasswordReset {
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

    async reset(tenantId, token, password) {
      const isOpen = await database.withTenant(tenantId, (tx) =>
        findMailToken(tx, token, 'reset-password', now()),
      )
      if (!isOpen || isOpen.usedAt) throw linkExpired()
      const passwordHash = await passwords.hash(password)
      await database.withTenant(tenantId, async (tx) => {
        const found = await findMailToken(tx, token, 'reset-password', now())
        const person = found && !found.usedAt ? await findById(tx, found.userId) : null
        if (!person) throw linkExpired()
        await useUpMailTokens(tx, person.id, 'reset-password', now())
        const emailVerifiedAt = person.emailVerifiedAt ?? now()
        await tx.update(users).set({ passwordHash, emailVerifiedAt }).where(eq(users.id, person.id))
        if (!person.emailVerifiedAt) await onProved(tx, person)
        await endSessionsOf(tx, person.id, now())
        await forgetAttempts(tx, { tenantId, kind: 'login', about: person.email })
      })
    },
  }
}
