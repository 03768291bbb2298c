import type { User } from '@platform/shared-contracts/http'
import { requestRenewal } from './session-api.ts'
import { hasTokens, readAccessToken, readRefreshToken } from './session-entries.ts'
import { writeTokens, writeUser } from './write-session.ts'
import type { SessionEnvironment } from './session-environment.ts'
import { pause } from './pause.ts'

export type RenewalOutcome =
  /** The stored entries are current: renewed here, or changed by another tab meanwhile. */
  | { readonly kind: 'current' }
  | { readonly kind: 'refused'; readonly error: unknown; readonly code: string | null }
  | { readonly kind: 'unreachable'; readonly error: unknown }

const LOCK = 'session-renewal'
/** Each tab reads storage in its own process, which receives a change a moment after it is made. */
const SETTLE_MS = 100

/**
 * One refresh at a time across all tabs, because a refresh token works only once. A tab that waited for the lock finds
 * new tokens in storage and uses them.
 */
export function createSessionRenewal(env: SessionEnvironment, knownUser: () => User | null) {
  let renewing: Promise<RenewalOutcome> | null = null

  const renewOnce = async (deadToken: string | null): Promise<RenewalOutcome> => {
    const before = readRefreshToken(env.storage)
    if (readAccessToken(env.storage) !== deadToken) return { kind: 'current' }
    if (!before) return { kind: 'refused', error: new Error('There is no refresh token.'), code: null }
    const answer = await requestRenewal(env, before, knownUser())
    const isSuperseded = readRefreshToken(env.storage) !== before
    if (isSuperseded) return { kind: 'current' }
    if (answer.kind !== 'renewed') return answer
    writeTokens(env.storage, answer.session)
    if (answer.session.user) writeUser(env.storage, answer.session.user)
    return { kind: 'current' }
  }

  const locked = async (deadToken: string | null): Promise<RenewalOutcome> => {
    // A session that ended while this tab waited must not be confused with one that another tab renewed.
    if (!hasTokens(env.storage)) return { kind: 'current' }
    return env.locks ? underLock(env.locks, deadToken) : renewOnce(deadToken)
  }

  /** Resolves at once, but holds the lock until the written entries have reached the other tabs. */
  const underLock = (locks: NonNullable<SessionEnvironment['locks']>, deadToken: string | null) =>
    new Promise<RenewalOutcome>((resolve, reject) => {
      const held = locks.request(LOCK, async () => {
        resolve(await renewOnce(deadToken))
        await pause(env.clock, SETTLE_MS)
      })
      Promise.resolve(held).catch(reject)
    })

  return {
    renew: (deadToken: string | null): Promise<RenewalOutcome> =>
      (renewing ??= locked(deadToken).finally(() => {
        renewing = null
      })),
  }
}
