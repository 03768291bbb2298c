import { createDecoder, createSigner, createVerifier } from 'fast-jwt'
import type { PurposeKeys } from '../../lib/keys/key-ring.ts'

/** Who a token was given to. Role and rights are not in it: they are read from the database on every call. */
export interface AccessClaims {
  readonly userId: number
  readonly sessionId: string
  readonly tenantId: number
}

export interface AccessTokens {
  readonly issue: (claims: AccessClaims) => string
  /** `null` for a token that is expired, altered or not ours. */
  readonly read: (token: string) => AccessClaims | null
}

const ACCESS_TOKEN_MS = 15 * 60_000
const ISSUER = 'platform-server'

/** JWT signed with HS256, 15 minutes long; its `kid` names the key. */
export function createAccessTokens({ active, all }: PurposeKeys): AccessTokens {
  const sign = createSigner({
    key: active.key,
    kid: active.id,
    algorithm: 'HS256',
    expiresIn: ACCESS_TOKEN_MS,
    iss: ISSUER,
  })
  const verifiers = new Map(
    all.map(({ id, key }) => [
      id,
      createVerifier({
        key,
        algorithms: ['HS256'],
        allowedIss: ISSUER,
        requiredClaims: ['sub', 'sid', 'tid', 'exp'],
      }),
    ]),
  )
  const decode = createDecoder({ complete: true })

  return {
    issue: ({ userId, sessionId, tenantId }) => sign({ sub: String(userId), sid: sessionId, tid: tenantId }),
    read: (token) => {
      try {
        const { header } = decode(token) as { header: { kid?: string } }
        const verify = verifiers.get(header.kid ?? '')
        if (!verify) return null
        const { sub, sid, tid } = verify(token) as { sub: string; sid: string; tid: number }
        return { userId: Number(sub), sessionId: sid, tenantId: tid }
      } catch {
        return null
      }
    },
  }
}
