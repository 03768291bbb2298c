import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../app/services.ts'
import { users } from '../lib/data/schema/people.ts'
import { findByEmail, findById } from '../lib/people.ts'
import { ProblemError } from '../lib/problem.ts'
import { verificationMail } from '../lib/account-mail/account-mails.ts'
import type { MailLimits } from './mail-limits.ts'
import { findMailToken, issueMailToken, useUpMailTokens } from '../lib/account-mail/mail-tokens.ts'
import type { OnProved } from './on-proved.ts'
import type { PostAccountMail } from '../lib/account-mail/post-account-mail.ts'

interface Parts {
  readonly services: Pick<Services, 'database' | 'now'>
  readonly limits: MailLimits
  readonly post: PostAccountMail
  readonly onProved: OnProved
}

export interface Verification {
  /** Following the link again is no mistake: mail programs and impatient people do it. Errors: 410. */
  verify(tenantId: number, token: string): Promise<void>
  /** Says nothing about whether there is such an account. Errors: 429. */
  resend(request: FastifyRequest, email: string): Promise<void>
}

export function createVerification({
  services: { database, now },
  limits,
  post,
  onProved,
}: Parts): Verification {
  return {
    async verify(tenantId, token) {
      const isVerified = await database.withTenant(tenantId, async (tx) => {
        const found = await findMailToken(tx, token, 'verify-email', now())
        if (!found) return false
        if (found.usedAt) return true
        await useUpMailTokens(tx, found.userId, 'verify-email', now())
        await tx.update(users).set({ emailVerifiedAt: now() }).where(eq(users.id, found.userId))
        const person = await findById(tx, found.userId)
        if (person) await onProved(tx, person)
        return true
      })
      if (!isVerified)
        throw new ProblemError(410, 'This link has expired or was never sent. Please ask for a new one.', {
          code: 'link-expired',
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
