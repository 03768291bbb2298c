import { LOGIN_FAILURES, retryAfterSeconds, type AttemptLimit } from '../lib/attempt-limit.rule.ts'

/** Failures of one account from all unknown browsers together, before each further guess costs work. */
export const ACCOUNT_FAILURES: AttemptLimit = { limit: 10, windowMs: LOGIN_FAILURES.windowMs }
/** Before an unknown browser needs the mailed link: no number of addresses guesses more often at one account. */
export const ACCOUNT_CEILING: AttemptLimit = { limit: 100, windowMs: LOGIN_FAILURES.windowMs }
const HIGHEST_LEVEL = 5

export interface FailedLogins {
  /** Of this account in this known browser, or else from this address. Oldest first. */
  readonly own: readonly Date[]
  /** Of this account from every unknown browser. Oldest first. */
  readonly ofAccount: readonly Date[]
  /** This browser is known for the account, or holds the mailed link. */
  readonly isKnown: boolean
  /** There is a mailbox to send the link to; for an address without an account the answer is that of one with. */
  readonly hasLink: boolean
}

export type LoginDecision =
  | { readonly kind: 'open' }
  | { readonly kind: 'wait'; readonly seconds: number }
  /** Open to a client that has done the work of this level; it doubles from level to level. */
  | { readonly kind: 'proof'; readonly level: number; readonly seconds: number }
  | { readonly kind: 'link'; readonly seconds: number }

/** Whether a login may be tried now. `seconds` is when it may be tried without extra work, if the guessing stops. */
export function decideLogin(failed: FailedLogins, now: Date): LoginDecision {
  const { own, ofAccount, isKnown, hasLink } = failed
  const wait = retryAfterSeconds(own, now, LOGIN_FAILURES)
  if (wait !== null) return { kind: 'wait', seconds: wait }
  const seconds = retryAfterSeconds(ofAccount, now, ACCOUNT_FAILURES)
  if (isKnown || seconds === null) return { kind: 'open' }
  const isAtCeiling = retryAfterSeconds(ofAccount, now, ACCOUNT_CEILING) !== null
  if (isAtCeiling && hasLink) return { kind: 'link', seconds }
  return { kind: 'proof', level: levelOf(ofAccount, now), seconds }
}

function levelOf(failures: readonly Date[], now: Date): number {
  const { limit, windowMs } = ACCOUNT_FAILURES
  const recent = failures.filter((at) => now.getTime() - at.getTime() < windowMs).length
  return Math.min(HIGHEST_LEVEL, Math.floor(recent / limit))
}
