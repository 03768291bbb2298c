import type { LoginAnswer } from '@platform/shared-contracts/http'
import type { FastifyRequest } from 'fastify'
import type { SignedIn } from '../app/request-context.ts'
import type { Services } from '../app/services.ts'
import type { Tx } from '../lib/data/database.ts'
import type { KeyRing } from '../lib/key-ring.ts'
import { findById, toUser, type Person } from '../lib/people.ts'
import { createAccessTokens } from './access-token.ts'
import { createRefreshTokens } from './refresh-token.ts'
import { decideRefresh } from './refresh.rule.ts'
import { endSession, findSignedIn, insertSession, lockSession, rotateSession } from './sql-sessions.ts'

export interface Sessions {
  /** A new session for somebody who has just proved who they are. */
  open(tx: Tx, person: Person, userAgent: string | null): Promise<LoginAnswer>
  /** `null` when the token opens nothing any more. */
  refresh(tenantId: number, refreshToken: string): Promise<LoginAnswer | null>
  /** Whoever the request's bearer token belongs to, read from the database. */
  authenticate(request: FastifyRequest): Promise<SignedIn | null>
  /** Ends the sessions that the two tokens belong to; either may be missing or worthless. */
  end(request: FastifyRequest, refreshToken: string | null): Promise<void>
}

export function createSessions({
  database,
  keys,
  now,
}: Pick<Services, 'database' | 'keys' | 'now'>): Sessions {
  const tokens = createTokens(keys)

  return {
    async open(tx, person, userAgent) {
      const { id: userId, tenantId } = person
      const sessionId = await insertSession(tx, { tenantId, userId, userAgent, now: now() })
      return tokens.answer(person, sessionId, 1)
    },

    async refresh(tenantId, refreshToken) {
      const token = tokens.readRefresh(refreshToken)
      if (!token) return null
      return database.withTenant(tenantId, async (tx) => {
        const session = await lockSession(tx, token.sessionId)
        const person = session && (await findById(tx, session.userId))
        if (!session || !person) return null
        const at = now()
        const decision = decideRefresh(session.state, token.generation, at)
        const successor = token.generation + 1
        if (decision === 'rotate') await rotateSession(tx, token.sessionId, successor, at)
        if (decision === 'revoke') await endSession(tx, token.sessionId, at)
        const isGranted = decision === 'rotate' || decision === 'repeat'
        return isGranted ? tokens.answer(person, token.sessionId, successor) : null
      })
    },

    async authenticate(request) {
      const sessionId = tokens.sessionOfBearer(request)
      if (sessionId === null) return null
      const { id: tenantId } = request.tenant
      const person = await database.withTenant(tenantId, (tx) => findSignedIn(tx, sessionId, now()))
      return person && { ...toSignedIn(person), sessionId }
    },

    async end(request, refreshToken) {
      const named = [
        tokens.sessionOfBearer(request),
        refreshToken === null ? null : tokens.readRefresh(refreshToken)?.sessionId,
      ]
      await database.withTenant(request.tenant.id, async (tx) => {
        for (const sessionId of new Set(named)) if (sessionId) await endSession(tx, sessionId, now())
      })
    },
  }
}

function createTokens(keys: KeyRing) {
  const accessTokens = createAccessTokens(keys.forPurpose('access tokens'))
  const refreshTokens = createRefreshTokens(keys.forPurpose('refresh tokens'))

  return {
    readRefresh: refreshTokens.read,

    answer(person: Person, sessionId: string, generation: number): LoginAnswer {
      const { id: userId, tenantId } = person
      return {
        user: toUser(person),
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

function toSignedIn(person: Person): Omit<SignedIn, 'sessionId'> {
  const { id: userId, tenantId, email, role, isSubscribed, isProfessionalPartner } = person
  return { userId, tenantId, email, role, isSubscribed, isProfessionalPartner }
}
