import type { LoginAnswer } from '@platform/shared-contracts/http'
import type { FastifyRequest } from 'fastify'
import type { SignedIn } from '../../app/request-context.ts'
import type { Config } from '../../app/config/config.ts'
import type { Services } from '../../app/services.ts'
import type { Tx } from '../../lib/data/database.ts'
import type { KeyRing } from '../../lib/keys/key-ring.ts'
import { mustAddSecondFactor } from '../accounts/must-add-second-factor.rule.ts'
import { toUser, type Person } from '../accounts/people.ts'
import type { ProblemError } from '../../lib/problem.ts'
import { managedCompanyOf } from '../company-people/managed-company.ts'
import { holdsTraining } from '../subscriptions/holds-training.ts'
import { createAccessTokens } from './access-token.ts'
import type { Device } from './device.ts'
import { createRefresh, type ConfirmPerson, type OpenSession, type Refreshed } from './refresh-session.ts'
import { createRefreshTokens } from './refresh-token.ts'
import { recordLogin, recordOfUser } from './session-audit.ts'
import { findEnding } from './session-ending.ts'
import { limitsFor, sessionEnd } from './session-limits.rule.ts'
import { sessionEnded } from './session-refusals.ts'
import { endSession, findSignedIn, insertSession } from './sql-sessions.ts'

export interface Sessions {
  /** A new session for a user who has just proved who they are. */
  open(tx: Tx, person: Person, device: Device): Promise<LoginAnswer>
  refresh(tenantId: number, refreshToken: string): Promise<Refreshed>
  /** The user whom the request's bearer token belongs to, read from the database. */
  authenticate(request: FastifyRequest): Promise<SignedIn | null>
  /** Why the request's bearer token, issued by this server, opens nothing; `null` if there is none or it is too old. */
  refusalOf(request: FastifyRequest): Promise<ProblemError | null>
  /** Ends the sessions that the two tokens belong to; either may be missing or worthless. */
  end(request: FastifyRequest, refreshToken: string | null): Promise<void>
}

interface Parts extends Pick<Services, 'database' | 'keys' | 'now'> {
  readonly config: Pick<Config, 'requireSecondFactor' | 'sessionLimits'>
  readonly confirmPerson: ConfirmPerson
}

export function createSessions({ database, keys, now, config, confirmPerson }: Parts): Sessions {
  const mustAdd = (person: Person) => mustAddSecondFactor(person, config.requireSecondFactor)
  const tokens = createTokens(keys, mustAdd)
  const spend = createRefresh({ database, now, config, confirmPerson, answer: tokens.answer })

  return {
    async open(tx, person, device) {
      const { id: userId, tenantId } = person
      const at = now()
      const expiresAt = sessionEnd(at, at, limitsFor(config.sessionLimits, person, device))
      const id = await insertSession(tx, { tenantId, userId, ...device, now: at, expiresAt })
      await recordLogin(tx, person, device.userAgent)
      return tokens.answer(tx, person, { id, tabletId: device.tabletId }, 1)
    },

    async refresh(tenantId, refreshToken) {
      const token = tokens.readRefresh(refreshToken)
      return token ? spend(tenantId, token) : { refusal: sessionEnded() }
    },

    async authenticate(request) {
      const sessionId = tokens.sessionOfBearer(request)
      if (sessionId === null) return null
      const { id: tenantId } = request.tenant
      const found = await database.withTenant(tenantId, (tx) => findSignedIn(tx, sessionId, now()))
      if (!found) return null
      const { person, provedAt, tabletId } = found
      return {
        ...toSignedIn(person),
        sessionId,
        provedAt,
        mustAddSecondFactor: mustAdd(person),
        isOnTablet: tabletId !== null,
      }
    },

    async refusalOf(request) {
      const sessionId = tokens.sessionOfBearer(request)
      if (sessionId === null) return null
      return database.withTenant(request.tenant.id, (tx) =>
        findEnding(tx, sessionId, now(), config.sessionLimits),
      )
    },

    async end(request, refreshToken) {
      const named = [
        tokens.sessionOfBearer(request),
        refreshToken === null ? null : tokens.readRefresh(refreshToken)?.sessionId,
      ]
      await database.withTenant(request.tenant.id, async (tx) => {
        for (const sessionId of new Set(named))
          if (sessionId) await recordOfUser(tx, 'session.logout', await endSession(tx, sessionId, now()))
      })
    },
  }
}

function createTokens(keys: KeyRing, mustAdd: (person: Person) => boolean) {
  const accessTokens = createAccessTokens(keys.forPurpose('access tokens'))
  const refreshTokens = createRefreshTokens(keys.forPurpose('refresh tokens'))

  return {
    readRefresh: refreshTokens.read,

    async answer(
      tx: Tx,
      person: Person,
      { id: sessionId, tabletId }: OpenSession,
      generation: number,
    ): Promise<LoginAnswer> {
      const { id: userId, tenantId } = person
      const facts = {
        needsSecondFactor: mustAdd(person),
        holdsTraining: await holdsTraining(tx, userId),
        managedCompany: await managedCompanyOf(tx, userId),
        isOnTablet: tabletId !== null,
      }
      return {
        user: toUser(person, facts),
        accessToken: accessTokens.issue({ userId, tenantId, sessionId }),
        refreshToken: refreshTokens.issue({ sessionId, generation }),
      }
    },

    sessionOfBearer({ headers, tenant }: FastifyRequest): string | null {
      const token = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
      const claims = token === undefined ? null : accessTokens.read(token)
      return claims?.tenantId === tenant.id ? claims.sessionId : null
    },
  }
}

function toSignedIn(
  person: Person,
): Omit<SignedIn, 'sessionId' | 'provedAt' | 'mustAddSecondFactor' | 'isOnTablet'> {
  const { id: userId, tenantId, email, role, isSubscribed, isProfessionalPartner, isOperator } = person
  return { userId, tenantId, email, role, isSubscribed, isProfessionalPartner, isOperator }
}
