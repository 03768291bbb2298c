import { createRemoteJWKSet, customFetch, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { LRUCache } from 'lru-cache'
import type { GuardedFetch } from '../../domain/outgoing/guarded-fetch.ts'
import { SIGNATURE } from '../../domain/lti/tool-keys.ts'
import { tokenHash } from '../../lib/keys/secret-token.ts'
import type { PlatformRow } from '../platforms/sql-platforms.ts'
import { CLAIMS, LaunchClaims } from './claims.ts'
import { LaunchRefusal } from './launch-refusal.ts'

const MAX_KEY_SETS = 500
const CLOCK_SKEW_S = 60
const MAX_AGE_S = 10 * 60
const KEY_SETS = { cacheMaxAge: 10 * 60_000, cooldownDuration: 30_000, timeoutDuration: 10_000 }

/** What the login that the message answers was started with. */
interface Expected {
  readonly platform: PlatformRow
  readonly nonceHash: string
  readonly now: Date
}

export type VerifyLaunch = (idToken: string, expected: Expected) => Promise<LaunchClaims>

/**
 * Verifies what a platform signed: only RS256 with a key of its own key set, which excludes `none` and keys of another
 * kind, for this client and deployment, now, in answer to this login. Errors: LaunchRefusal.
 */
export function createLaunchVerifier(guardedFetch: GuardedFetch): VerifyLaunch {
  const keySets = new LRUCache<string, JWTVerifyGetKey>({ max: MAX_KEY_SETS })

  const keySetOf = (address: string): JWTVerifyGetKey => {
    const known = keySets.get(address)
    if (known) return known
    const fetchKeys = (url: string) => guardedFetch(url, { headers: { accept: 'application/json' } })
    const keySet = createRemoteJWKSet(new URL(address), { ...KEY_SETS, [customFetch]: fetchKeys })
    keySets.set(address, keySet)
    return keySet
  }

  return async (idToken, { platform, nonceHash, now }) => {
    const claims = await verified(idToken, keySetOf(platform.keysetUrl), platform, now)
    if (tokenHash(claims.nonce) !== nonceHash) throw new LaunchRefusal('refused-token', platform)
    if (!platform.deploymentIds.includes(claims[CLAIMS.deploymentId]))
      throw new LaunchRefusal('refused-deployment', platform)
    return claims
  }
}

async function verified(
  idToken: string,
  keySet: JWTVerifyGetKey,
  platform: PlatformRow,
  now: Date,
): Promise<LaunchClaims> {
  const { issuer, clientId } = platform
  try {
    const { payload } = await jwtVerify(idToken, keySet, {
      algorithms: [SIGNATURE],
      issuer,
      audience: clientId,
      clockTolerance: CLOCK_SKEW_S,
      maxTokenAge: MAX_AGE_S,
      requiredClaims: ['exp', 'iat', 'nonce'],
      currentDate: now,
    })
    const isForSeveral = Array.isArray(payload.aud) && payload.aud.length > 1
    if ((isForSeveral || payload['azp'] !== undefined) && payload['azp'] !== clientId)
      throw new Error('azp is not the client.')
    return LaunchClaims.parse(payload)
  } catch (cause) {
    throw new LaunchRefusal('refused-token', platform, cause)
  }
}
