/** A token this close to its end is not worth sending: it would end on the way. */
const MARGIN_MS = 10_000

/**
 * Whether an access token is known to be dead, so that it is renewed before a call rather than answered with 401.
 * A token that is not a JWT with `iat` and `exp` says nothing of its end and is never spent.
 *
 * `obtainedAt` is when this page got it, where it did: only the token's length then counts, and a wrong clock does
 * not matter.
 */
export function isSpent(token: string, now: number, obtainedAt?: number): boolean {
  const claims = readClaims(token)
  if (!claims) return false
  const endsAt = obtainedAt === undefined ? claims.exp * 1000 : obtainedAt + (claims.exp - claims.iat) * 1000
  return now >= endsAt - MARGIN_MS
}

function readClaims(token: string): { iat: number; exp: number } | null {
  try {
    const payload = token.split('.')[1] ?? ''
    const { iat, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<
      string,
      unknown
    >
    return typeof iat === 'number' && typeof exp === 'number' ? { iat, exp } : null
  } catch {
    return null
  }
}
