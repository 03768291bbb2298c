import type { WritableAtom } from 'nanostores'
import type { GuardSession } from '@platform/shared-contracts/rules'
import type { Credentials, LoginOutcome } from '../app/shell-services.ts'
import { requestLogin, requestLogout } from './session-api.ts'
import { hasTokens, readRefreshToken } from './session-entries.ts'
import type { SessionEnvironment } from './session-environment.ts'
import { createSessionRecord } from './session-record.ts'
import { createSessionVerification } from './session-verification.ts'
import { pause } from './pause.ts'
import { writeTokens } from './write-session.ts'

const VERIFY_EVERY_MS = 600_000
const FOCUS_PAUSE_MS = 120_000
/** A user who logs out without a working network should not wait for it. */
const LOGOUT_TIMEOUT_MS = 3000

/** The session of a user with stored tokens, or of a user who signs in. */
export function createSessionEngine(env: SessionEnvironment, state: WritableAtom<GuardSession>) {
  const { storage, clock } = env
  const record = createSessionRecord(env, state)
  const { verify, renewed, isBusy } = createSessionVerification(env, record)
  let stopRepeating = () => {}
  let lastFocusCheck = -Infinity

  const repeat = () => {
    stopRepeating()
    stopRepeating = clock.every(VERIFY_EVERY_MS, () => void (hasTokens(storage) && verify()))
  }

  env.events.addEventListener('focus', () => {
    const isTooSoon = clock.now() - lastFocusCheck < FOCUS_PAUSE_MS
    if (isBusy() || isTooSoon || !hasTokens(storage)) return
    lastFocusCheck = clock.now()
    void verify()
  })

  return {
    renewed,
    verify,

    start: () => {
      repeat()
      return verify()
    },

    /** Another tab wrote or removed the stored entries. */
    adopt: () => {
      repeat()
      return hasTokens(storage) && !record.user() ? verify() : record.follow()
    },

    login: async (credentials: Credentials): Promise<LoginOutcome> => {
      const outcome = await requestLogin(env, credentials)
      if (!outcome.ok) return outcome
      writeTokens(storage, outcome.answer)
      record.signIn(outcome.answer.user)
      repeat()
      return { ok: true, user: outcome.answer.user }
    },

    logout: async (): Promise<void> => {
      if (hasTokens(storage)) {
        const logoutRequest = requestLogout(env, readRefreshToken(storage))
        await Promise.race([logoutRequest, pause(clock, LOGOUT_TIMEOUT_MS)])
      }
      stopRepeating()
      record.end(null)
    },
  }
}

export type SessionEngine = ReturnType<typeof createSessionEngine>
