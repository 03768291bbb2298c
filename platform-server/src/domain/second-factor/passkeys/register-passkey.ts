import { createHmac } from 'node:crypto'
import type { PasskeyAttestation, PasskeyOptions } from '@platform/shared-contracts/http'
import { tenantName } from '@platform/shared-contracts/rules'
import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type VerifiedRegistrationResponse,
} from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import { currentUser, type SignedIn } from '../../../app/request-context.ts'
import type { Services } from '../../../app/services.ts'
import type { passkeys } from '../../../lib/data/schema/second-factors.ts'
import { ProblemError } from '../../../lib/problem.ts'
import { CHALLENGE_MS, expectedAnswer, issueChallenge } from './challenges.ts'
import { unknownHost, type FindPasskeySite, type PasskeySite } from './passkey-site.ts'
import { bytesOf, descriptorsOf } from './passkey-request.ts'
import { passkeysOf, type PasskeyRow } from '../sql-second-factors.ts'
import { wrongPasskey } from '../second-factor-problems.ts'

const MAX_PASSKEYS = 20

interface Parts {
  readonly services: Pick<Services, 'database' | 'keys' | 'log' | 'now'>
  readonly findSite: FindPasskeySite
}

type NewPasskeyRow = Omit<typeof passkeys.$inferInsert, 'name'>

export interface RegisterPasskey {
  /** Errors: 409 `unknown-host` or `too-many-passkeys`. */
  options(request: FastifyRequest): Promise<PasskeyOptions>
  /** The data to store of a new passkey. Errors: 409, 422. */
  verify(request: FastifyRequest, response: PasskeyAttestation): Promise<NewPasskeyRow>
}

interface Registration {
  readonly who: SignedIn
  readonly site: PasskeySite
  readonly known: readonly PasskeyRow[]
  readonly userHandle: string
}

export function createRegisterPasskey({ services, findSite }: Parts): RegisterPasskey {
  const { database, log, now } = services
  const purpose = 'passkey-registration'
  const handleOf = createHandles(services)

  async function begin(request: FastifyRequest): Promise<Registration> {
    const who = currentUser(request)
    const site = await findSite(request)
    if (!site) throw unknownHost()
    const known = await database.withTenant(who.tenantId, (tx) => passkeysOf(tx, who.userId))
    if (known.length >= MAX_PASSKEYS) throw tooMany()
    return { who, site, known, userHandle: known[0]?.userHandle ?? handleOf(who) }
  }

  return {
    async options(request) {
      const { who, site, known, userHandle } = await begin(request)
      const wanted = { purpose, userId: who.userId, now: now() } as const
      const challenge = await database.withTenant(who.tenantId, (tx) => issueChallenge(tx, request, wanted))
      const options = await generateRegistrationOptions({
        rpName: tenantName(request.tenant.config),
        rpID: site.host,
        userName: who.email,
        userDisplayName: who.email,
        userID: bytesOf(userHandle),
        challenge: bytesOf(challenge),
        timeout: CHALLENGE_MS,
        attestationType: 'none',
        excludeCredentials: descriptorsOf(known, site.host),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return { ...options }
    },

    async verify(request, response) {
      const { who, site, userHandle } = await begin(request)
      const { tenantId, userId } = who
      const { transports, ...attested } = response.response
      const verified = await verifyRegistrationResponse({
        response: { ...response, response: attested, clientExtensionResults: {} },
        ...expectedAnswer(services, { request, site, purpose, userId }),
      }).catch((error: unknown) => {
        log.info({ tenantId, userId, error: String(error) }, 'a new passkey was refused')
        return { verified: false as const }
      })
      if (!verified.verified) throw wrongPasskey(422)
      const record = { tenantId, userId, userHandle, host: site.host, createdAt: now() }
      return { ...record, ...toColumns(verified.registrationInfo), transports: transports ?? [] }
    },
  }
}

/**
 * One for all passkeys of a person, so that an authenticator has one entry for the account; it does not identify them.
 */
function createHandles({ keys }: Pick<Services, 'keys'>) {
  const { key } = keys.forPurpose('passkey handles').active
  return ({ tenantId, userId }: SignedIn): string =>
    createHmac('sha256', key).update(`${tenantId} ${userId}`).digest('base64url')
}

type Verified = Extract<VerifiedRegistrationResponse, { verified: true }>

function toColumns({ credential, credentialDeviceType }: Verified['registrationInfo']) {
  const { id, publicKey, counter } = credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    isSynced: credentialDeviceType === 'multiDevice',
  }
}

const tooMany = () => new ProblemError(409, 'too-many-passkeys', { values: { limit: MAX_PASSKEYS } })
