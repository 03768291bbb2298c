import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod/mini'
import type { Services } from '../../app/services.ts'
import type { GuardedFetch } from '../../domain/outgoing/guarded-fetch.ts'
import { SIGNATURE, type ToolKeys } from '../../domain/lti/tool-keys.ts'
import { SCORE_SCOPE } from '../launching/claims.ts'
import type { PlatformRow } from '../platforms/sql-platforms.ts'
import { ServiceFailure } from './service-failure.ts'

const TokenAnswer = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z._default(z.number(), 60),
})

const MAX_TOKENS = 500
const ASSERTION_LIFE_MS = 5 * 60_000
/** A token that ends while a request is on its way is of no use. */
const MARGIN_MS = 30_000

interface Parts {
  readonly services: Pick<Services, 'database' | 'now'>
  readonly toolKeys: ToolKeys
  readonly guardedFetch: GuardedFetch
}

export interface ServiceTokens {
  get(platform: PlatformRow): Promise<string>
  /** The platform refused it. */
  forget(platform: PlatformRow): void
}

/** Access tokens for a platform's services, by OAuth 2.0 client credentials with a signed assertion; cached in memory only. */
export function createServiceTokens({ services, toolKeys, guardedFetch }: Parts): ServiceTokens {
  const { database, now } = services
  const known = new LRUCache<string, { token: string; endsAt: number }>({ max: MAX_TOKENS })
  // A change of the registration leaves what was given out for the earlier one.
  const keyOf = ({ id, clientId, tokenUrl }: PlatformRow) => `${id} ${clientId} ${tokenUrl}`

  async function assertion({ tenantId, clientId, tokenUrl }: PlatformRow): Promise<string> {
    const { id, key } = await database.withTenant(tenantId, (tx) => toolKeys.signing(tx, tenantId))
    return new SignJWT({ jti: randomUUID() })
      .setProtectedHeader({ alg: SIGNATURE, kid: id, typ: 'JWT' })
      .setIssuer(clientId)
      .setSubject(clientId)
      .setAudience(tokenUrl)
      .setIssuedAt(now())
      .setExpirationTime(new Date(now().getTime() + ASSERTION_LIFE_MS))
      .sign(key)
  }

  async function request(platform: PlatformRow) {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: await assertion(platform),
      scope: SCORE_SCOPE,
    })
    const answer = await guardedFetch(platform.tokenUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: `${body}`,
    })
    if (!answer.ok) throw new ServiceFailure('The token address', answer.status)
    const parsed = TokenAnswer.safeParse(await answer.json().catch(() => null))
    if (!parsed.success) throw new ServiceFailure('The token address', answer.status)
    return parsed.data
  }

  return {
    async get(platform) {
      const held = known.get(keyOf(platform))
      if (held && held.endsAt > now().getTime()) return held.token
      const { access_token: token, expires_in: seconds } = await request(platform)
      known.set(keyOf(platform), { token, endsAt: now().getTime() + seconds * 1000 - MARGIN_MS })
      return token
    },
    forget: (platform) => void known.delete(keyOf(platform)),
  }
}
