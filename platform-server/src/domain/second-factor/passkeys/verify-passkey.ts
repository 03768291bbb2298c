import type { PasskeyAssertion } from '@platform/shared-contracts/http'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../../app/services.ts'
import { expectedAnswer } from './challenges.ts'
import type { FindPasskeySite } from './passkey-site.ts'
import { findPasskey, takePasskeyUse, type PasskeyRow } from '../sql-second-factors.ts'

interface Parts {
  readonly services: Pick<Services, 'database' | 'log' | 'now'>
  readonly findSite: FindPasskeySite
  /** A valid signature whose counter went back: the key exists twice. */
  readonly onCopied: (request: FastifyRequest, passkey: PasskeyRow) => Promise<void>
}

interface Expected {
  readonly purpose: 'passkey-second-factor' | 'passkey-login' | 'passkey-proof'
  /** `null` if the passkey identifies the user. */
  readonly userId: number | null
}

/** `null` for everything but a passkey of this tenant (and person), used on this site, that answers an open challenge. */
export type VerifyPasskey = (
  request: FastifyRequest,
  response: PasskeyAssertion,
  expected: Expected,
) => Promise<PasskeyRow | null>

export function createVerifyPasskey({ services, findSite, onCopied }: Parts): VerifyPasskey {
  const { database, log, now } = services

  return async (request, response, { purpose, userId }) => {
    const tenantId = request.tenant.id
    const site = await findSite(request)
    const passkey = await database.withTenant(tenantId, (tx) => findPasskey(tx, response.id))
    if (!site || !passkey || !isExpected(passkey, response, userId)) return null
    const { credentialId, publicKey, transports } = passkey
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...toLibrary(response), clientExtensionResults: {} },
      ...expectedAnswer(services, { request, site, purpose, userId }),
      // The counter is compared below, after the signature: an unsigned one is no evidence of a copied key.
      credential: { id: credentialId, publicKey: toBytes(publicKey), counter: 0, transports },
    }).catch((error: unknown) => {
      log.info({ tenantId, passkey: passkey.id, error: String(error) }, 'a passkey was refused')
      return { verified: false, authenticationInfo: null }
    })
    if (!verified || !authenticationInfo) return null
    const { newCounter } = authenticationInfo
    const isFresh = await database.withTenant(tenantId, (tx) =>
      takePasskeyUse(tx, passkey.id, newCounter, now()),
    )
    if (isFresh) return passkey
    await onCopied(request, passkey)
    return null
  }
}

/** A passkey that names its account must name the account that it is stored under. */
function isExpected(passkey: PasskeyRow, { response }: PasskeyAssertion, userId: number | null): boolean {
  if (userId !== null) return passkey.userId === userId
  return response.userHandle === passkey.userHandle
}

const toBytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'))

function toLibrary({ response: { userHandle, ...response }, ...rest }: PasskeyAssertion) {
  return { ...rest, response: userHandle ? { ...response, userHandle } : response }
}
