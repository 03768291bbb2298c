import { isWornOut, type SessionLimits } from './session-limits.rule.ts'

/** Session row as far as refreshing is concerned. `generation` counts the refresh tokens of the session, from 1. */
export interface RefreshState {
  readonly generation: number
  readonly startedAt: Date
  readonly rotatedAt: Date
  readonly expiresAt: Date
  readonly endedAt: Date | null
  /** The shared tablet that the session runs on. */
  readonly tabletId: string | null
}

/**
 * - `rotate`  the token is the newest one: use it up and return its successor
 * - `repeat`  the last used token comes again within seconds, from another tab or a lost response: the same successor
 * - `revoke`  an older token comes again, so someone has a copy: end the session
 * - `refuse`  the session is over, or the token was never issued
 */
export type RefreshDecision = 'rotate' | 'repeat' | 'revoke' | 'refuse'

const REPLAY_FORGIVEN_MS = 10_000

export function decideRefresh(
  session: RefreshState,
  presented: number,
  now: Date,
  limits: SessionLimits,
): RefreshDecision {
  if (isOver(session, now, limits) || presented > session.generation) return 'refuse'
  if (presented === session.generation) return 'rotate'
  const isLastSpent = presented === session.generation - 1
  const ageMs = now.getTime() - session.rotatedAt.getTime()
  return isLastSpent && ageMs <= REPLAY_FORGIVEN_MS ? 'repeat' : 'revoke'
}

export function isOver(session: RefreshState, now: Date, limits: SessionLimits): boolean {
  return session.endedAt !== null || now >= session.expiresAt || isWornOut(session, now, limits)
}
