import type { LoginAnswer } from '@platform/shared-contracts/http'
import type { Config } from '../../app/config/config.ts'
import type { Services } from '../../app/services.ts'
import type { Tx } from '../../lib/data/database.ts'
import { endSessionsOf } from '../accounts/open-sessions.ts'
import { findById, signsInByDirectory, type Person } from '../accounts/people.ts'
import type { ProblemError } from '../../lib/problem.ts'
import { decideRefresh, type RefreshDecision, type RefreshState } from './refresh.rule.ts'
import type { RefreshTokenParts } from './refresh-token.ts'
import { recordOfUser } from './session-audit.ts'
import { endingOf } from './session-ending.ts'
import { limitsFor, sessionEnd } from './session-limits.rule.ts'
import { directorySilent, leftDirectory, sessionEnded } from './session-refusals.ts'
import { endSession, lockSession, rotateSession } from './sql-sessions.ts'

/** The next tokens, or the message that the person sees on the login page. */
export type Refreshed = LoginAnswer | { readonly refusal: ProblemError }

/**
 * Checks with the company that a user signs in through whether they are still there. `null` if they may continue;
 * `left` ends all of their sessions, `unconfirmed` only this one.
 */
export type ConfirmPerson = (
  person: Person,
  session: { readonly startedAt: Date },
) => Promise<'left' | 'unconfirmed' | null>

/** What the answer to its user says of a session. */
export interface OpenSession {
  readonly id: string
  readonly tabletId: string | null
}

interface Parts extends Pick<Services, 'database' | 'now'> {
  readonly config: Pick<Config, 'sessionLimits'>
  readonly confirmPerson: ConfirmPerson
  readonly answer: (tx: Tx, person: Person, session: OpenSession, generation: number) => Promise<LoginAnswer>
}

interface Found {
  readonly token: RefreshTokenParts
  readonly person: Person
  readonly state: RefreshState
  readonly decision: RefreshDecision
  readonly at: Date
}

/** Uses up a refresh token. A company's directory is queried between two transactions, because it may take seconds. */
export function createRefresh({ database, now, config, confirmPerson, answer }: Parts) {
  const find = async (tx: Tx, token: RefreshTokenParts): Promise<Found | ProblemError> => {
    const session = await lockSession(tx, token.sessionId)
    const person = session && (await findById(tx, session.userId))
    if (!session || !person) return sessionEnded()
    const at = now()
    const ending = endingOf(session.state, person, at, config.sessionLimits)
    if (ending) return ending
    const limits = limitsFor(config.sessionLimits, person, session.state)
    const decision = decideRefresh(session.state, token.generation, at, limits)
    return { token, person, state: session.state, decision, at }
  }

  const settle = async (tx: Tx, found: Found | ProblemError): Promise<Refreshed> => {
    if (!('decision' in found)) return { refusal: found }
    const { token, person, state, decision, at } = found
    const generation = token.generation + 1
    const expiresAt = sessionEnd(state.startedAt, at, limitsFor(config.sessionLimits, person, state))
    if (decision === 'rotate') await rotateSession(tx, token.sessionId, { generation, now: at, expiresAt })
    if (decision === 'revoke')
      await recordOfUser(tx, 'session.replayed', await endSession(tx, token.sessionId, at))
    const isGranted = decision === 'rotate' || decision === 'repeat'
    return isGranted
      ? answer(tx, person, { id: token.sessionId, tabletId: state.tabletId }, generation)
      : { refusal: sessionEnded() }
  }

  /** Why their company does not let them continue; `null` if it does. */
  const refusalOf = async ({ token, person, state }: Found): Promise<ProblemError | null> => {
    const standing = await confirmPerson(person, state)
    if (standing === null) return null
    await database.withTenant(person.tenantId, async (tx) => {
      if (standing === 'unconfirmed') return void (await endSession(tx, token.sessionId, now()))
      await endSessionsOf(tx, person.id, now())
      await recordOfUser(tx, 'session.left-directory', person.id)
    })
    return standing === 'left' ? leftDirectory() : directorySilent()
  }

  return async (tenantId: number, token: RefreshTokenParts): Promise<Refreshed> => {
    const first = await database.withTenant(tenantId, async (tx) => {
      const found = await find(tx, token)
      return needsConfirming(found) ? { found } : settle(tx, found)
    })
    if (!('found' in first)) return first
    const refusal = await refusalOf(first.found)
    if (refusal) return { refusal }
    return database.withTenant(tenantId, async (tx) => settle(tx, await find(tx, token)))
  }
}

function needsConfirming(found: Found | ProblemError): found is Found {
  return 'decision' in found && found.decision === 'rotate' && signsInByDirectory(found.person)
}
