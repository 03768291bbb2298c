import type { Config } from '../../app/config/config.ts'
import type { Tx } from '../../lib/data/database.ts'
import { findById, type Person } from '../accounts/people.ts'
import type { ProblemError } from '../../lib/problem.ts'
import { isOver, type RefreshState } from './refresh.rule.ts'
import { limitsFor } from './session-limits.rule.ts'
import { accountDisabled, sessionEnded, sessionExpired, signedOut } from './session-refusals.ts'
import { findSession } from './sql-sessions.ts'

type SessionLimitsConfig = Pick<Config, 'sessionLimits'>['sessionLimits']

/** The message for the owner of a session who may not continue it; `null` while it is open. */
export function endingOf(
  session: RefreshState,
  person: Person,
  now: Date,
  limits: SessionLimitsConfig,
): ProblemError | null {
  if (person.disabledAt) return accountDisabled()
  if (session.endedAt) return signedOut()
  return isOver(session, now, limitsFor(limits, person, session)) ? sessionExpired() : null
}

/** For a client that holds a token that this server signed for the session. */
export async function findEnding(
  tx: Tx,
  sessionId: string,
  now: Date,
  limits: SessionLimitsConfig,
): Promise<ProblemError | null> {
  const session = await findSession(tx, sessionId)
  const person = session && (await findById(tx, session.userId))
  return person ? endingOf(session, person, now, limits) : sessionEnded()
}
