import { createHmac, hkdfSync } from 'node:crypto'
import type { Actor } from './actors.ts'
import type { Wire } from './send.ts'

const SECRET = 'for-the-time-of-one-run-0123456789'

/** The key ring of the server under test. The runs know it so that they can sign access tokens as the server does. */
export const SECRET_KEYS = `k1:${SECRET}`

const MINUTE_S = 60

/**
 * The access token of an open session, signed as the server signs, that ended a minute ago. Throws where the server does
 * not accept the same token with an end in the future: the expired one would then prove nothing.
 */
export async function expiredToken(wire: Wire, { headers, name }: Actor): Promise<string> {
  const token = (headers['authorization'] ?? '').slice('Bearer '.length)
  const good = { ...headers, authorization: `Bearer ${signAgain(token, MINUTE_S)}` }
  const { status } = await wire.send({ method: 'GET', path: '/api/auth/me', headers: good })
  if (status !== 200) throw new Error(`A token signed for ${name} is refused before it expires: ${status}`)
  return signAgain(token, -MINUTE_S)
}

/** Everything as it was, but for the end. */
function signAgain(token: string, secondsLeft: number): string {
  const [head = '', claims = ''] = token.split('.')
  const payload = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object
  const exp = Math.floor(Date.now() / 1000) + secondsLeft
  const signed = `${head}.${Buffer.from(JSON.stringify({ ...payload, exp })).toString('base64url')}`
  const key = Buffer.from(hkdfSync('sha256', SECRET, 'platform-server', 'access tokens', 32))
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}
