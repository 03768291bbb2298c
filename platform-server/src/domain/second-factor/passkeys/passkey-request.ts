import type { PasskeyOptions } from '@platform/shared-contracts/http'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../../app/services.ts'
import { CHALLENGE_MS, issueChallenge } from './challenges.ts'
import { unknownHost, type FindPasskeySite } from './passkey-site.ts'
import { passkeysOf, type PasskeyRow } from '../sql-second-factors.ts'

interface Parts {
  readonly services: Pick<Services, 'database' | 'now'>
  readonly findSite: FindPasskeySite
}

type Purpose = 'passkey-second-factor' | 'passkey-login' | 'passkey-proof'

/** Requests a passkey of one account from the browser, or with `null` any that it has. Errors: 409 `unknown-host`. */
export type RequestPasskey = (
  request: FastifyRequest,
  purpose: Purpose,
  userId: number | null,
) => Promise<PasskeyOptions>

export function createPasskeyRequest({ services: { database, now }, findSite }: Parts): RequestPasskey {
  return async (request, purpose, userId) => {
    const site = await findSite(request)
    if (!site) throw unknownHost()
    return database.withTenant(request.tenant.id, async (tx) => {
      const own = userId === null ? [] : await passkeysOf(tx, userId)
      const challenge = await issueChallenge(tx, request, { purpose, userId, now: now() })
      const options = await generateAuthenticationOptions({
        rpID: site.host,
        challenge: bytesOf(challenge),
        timeout: CHALLENGE_MS,
        userVerification: 'required',
        allowCredentials: descriptorsOf(own, site.host),
      })
      return { ...options }
    })
  }
}

/** The library encodes bytes as base64url: what was issued is what the browser signs. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(text, 'base64url'))

export function descriptorsOf(rows: readonly PasskeyRow[], host: string) {
  return rows
    .filter((row) => row.host === host)
    .map(({ credentialId, transports }) => ({ id: credentialId, transports }))
}
