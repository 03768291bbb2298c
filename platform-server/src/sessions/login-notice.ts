import type { FastifyRequest } from 'fastify'
import type { Services } from '../app/services.ts'
import { repeatedLoginFailuresMail } from '../domain/account-mail/account-emails.ts'
import { withMinimumDuration } from '../domain/account-mail/minimum-duration.ts'
import { issueMailToken } from '../domain/account-mail/mail-tokens.ts'
import type { SendAccountEmail } from '../domain/account-mail/account-mailer.ts'
import type { AttemptLimit } from '../lib/attempt-limit.rule.ts'
import { forgetAttempts, recentAttempts, recordAttempt, type Attempt } from '../lib/attempts.ts'
import type { LoginAccount } from './login-gate.ts'
import { ACCOUNT_FAILURES } from './login-limits.rule.ts'

interface Parts {
  readonly services: Pick<Services, 'database' | 'now'>
  readonly post: SendAccountEmail
}

/** Guessing that pauses for an hour is over; later guessing is mailed again. */
const EPISODE: AttemptLimit = { limit: 1, windowMs: 60 * 60_000 }

/** Emails the person once per episode of guessing, with the link that makes a browser known. */
export function createLoginNotice({ services: { database, now }, post }: Parts) {
  /** Whether an episode has just started; each call extends a running one. */
  function begins(tenantId: number, account: LoginAccount): Promise<boolean> {
    const ofAccount: Attempt = { tenantId, kind: 'login', about: account.key }
    const notice: Attempt = { tenantId, kind: 'login-notice', about: account.key }
    return database.withTenant(tenantId, async (tx) => {
      const failed = await recentAttempts(tx, ofAccount, ACCOUNT_FAILURES, now())
      if (failed.length < ACCOUNT_FAILURES.limit) return false
      const running = await recentAttempts(tx, notice, EPISODE, now())
      await forgetAttempts(tx, notice)
      await recordAttempt(tx, notice, now())
      return running.length === 0
    })
  }

  async function mailTo(request: FastifyRequest, { person }: LoginAccount): Promise<void> {
    // To an unverified address the email would only annoy a stranger.
    if (!person?.emailVerifiedAt) return
    await database.withTenant(person.tenantId, async (tx) => {
      const token = await issueMailToken(tx, person, 'sign-in', now())
      await post(tx, request, { to: person, write: repeatedLoginFailuresMail, path: '/login', token })
    })
  }

  return async (request: FastifyRequest, account: LoginAccount): Promise<void> => {
    if (await begins(request.tenant.id, account)) await withMinimumDuration(mailTo(request, account))
  }
}
