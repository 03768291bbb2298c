import { requestUser } from './session-api.ts'
import { hasTokens, readAccessToken, readRefreshToken } from './session-entries.ts'
import type { SessionEnvironment } from './session-environment.ts'
import type { SessionRecord } from './session-record.ts'
import { createSessionRenewal } from './session-renewal.ts'

/** Verifies the stored tokens (spec section 4, session start), one verification at a time. */
export function createSessionVerification(env: SessionEnvironment, record: SessionRecord) {
  const { storage } = env
  const { renew } = createSessionRenewal(env, record.user)
  let verifying: Promise<void> | null = null

  const renewAfter = async (deadToken: string | null) => {
    const outcome = await renew(deadToken)
    if (outcome.kind !== 'current') {
      env.log('The session could not be renewed.', outcome.error)
      return record.end(outcome.kind === 'refused' ? outcome : null)
    }
    if (hasTokens(storage) && !record.user()) {
      const found = await requestUser(env)
      if (found.kind === 'user') return record.signIn(found.user)
      if (found.kind === 'invalid') return record.end({ code: null })
    }
    record.follow()
  }

  const verifyOnce = async () => {
    const token = readAccessToken(storage)
    if (!token) return readRefreshToken(storage) ? renewAfter(null) : record.follow()
    const found = await requestUser(env)
    // The user signed in or out, or the token was renewed meanwhile: the answer is about an old session.
    if (readAccessToken(storage) !== token) return record.follow()
    if (found.kind === 'user') return record.signIn(found.user)
    if (found.kind === 'invalid') return renewAfter(token)
    env.log('The session could not be verified.', found.error)
    record.follow()
  }

  return {
    isBusy: () => verifying !== null,

    verify: () =>
      (verifying ??= verifyOnce().finally(() => {
        verifying = null
      })),

    /** Returns a valid token if possible; a network failure keeps the session and the expired token. */
    renewed: async (deadToken: string): Promise<string | null> => {
      const outcome = await renew(deadToken)
      if (outcome.kind === 'refused') record.end(outcome)
      if (outcome.kind === 'current') record.follow()
      return readAccessToken(storage)
    },
  }
}
