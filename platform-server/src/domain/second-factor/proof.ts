import type { PasskeyOptions, ProofRequest, ProofWays } from '@platform/shared-contracts/http'
import type { FastifyRequest } from 'fastify'
import { currentUser } from '../../app/request-context.ts'
import type { Services } from '../../app/services.ts'
import type { Passwords } from '../accounts/passwords.ts'
import { findById } from '../accounts/people.ts'
import { ProblemError } from '../../lib/problem.ts'
import type { RequestPasskey } from './passkeys/passkey-request.ts'
import type { CheckCode } from './check-code.ts'
import type { GuessLimits } from './guess-limits.ts'
import type { FindPasskeySite } from './passkeys/passkey-site.ts'
import { countRecoveryCodes, findTotp, passkeysOf, recordProof } from './sql-second-factors.ts'
import type { VerifyPasskey } from './passkeys/verify-passkey.ts'
import { wrongCode, wrongPasskey } from './second-factor-problems.ts'

interface Parts {
  readonly services: Pick<Services, 'database' | 'now'>
  readonly passwords: Passwords
  readonly checkCode: CheckCode
  readonly askPasskey: RequestPasskey
  readonly findSite: FindPasskeySite
  readonly verifyPasskey: VerifyPasskey
  readonly limits: GuessLimits
}

export interface Proof {
  ways(request: FastifyRequest): Promise<ProofWays>
  /** Errors: 409, 429. */
  passkeyOptions(request: FastifyRequest): Promise<PasskeyOptions>
  /** From now on the session counts as proved. Errors: 409, 422, 429. */
  prove(request: FastifyRequest, body: ProofRequest): Promise<void>
}

interface Standing {
  readonly ways: ProofWays
  readonly hasSecondFactor: boolean
  readonly passwordHash: string | null
}

export function createProof(parts: Parts): Proof {
  const { database, now } = parts.services

  async function standingOf(request: FastifyRequest): Promise<Standing> {
    const { tenantId, userId } = currentUser(request)
    const site = await parts.findSite(request)
    return database.withTenant(tenantId, async (tx) => {
      const { passwordHash = null, hasSecondFactor = false } = (await findById(tx, userId)) ?? {}
      const hasTotp = (await findTotp(tx, userId))?.secret != null
      const all = await passkeysOf(tx, userId)
      const passkey = all.some(({ host }) => host === site?.host)
      // A person who has only a passkey, and is on a site where it does not work, must enter a recovery code.
      const isStranded = all.length > 0 && !passkey && (await countRecoveryCodes(tx, userId)) > 0
      const ways = { password: passwordHash !== null, code: hasTotp || isStranded, passkey }
      return { ways, hasSecondFactor, passwordHash }
    })
  }

  /** Requires everything that the account has: a stolen session with a known password is not enough. */
  async function proveBySecrets(
    request: FastifyRequest,
    { password, code }: Extract<ProofRequest, { kind: 'secrets' }>,
  ): Promise<void> {
    const { tenantId, userId } = currentUser(request)
    const { ways, hasSecondFactor, passwordHash } = await standingOf(request)
    if (hasSecondFactor ? !ways.code : !ways.password) throw otherWay()
    if (ways.password && !(await isPassword(passwordHash, password))) throw wrongPassword()
    if (ways.code && !(await isCode({ tenantId, userId }, code))) throw wrongCode()
  }

  const isPassword = (hash: string | null, typed = '') => parts.passwords.verify(hash, typed)
  const isCode = (owner: { tenantId: number; userId: number }, typed = '') =>
    parts.checkCode(owner, typed, ['totp', 'recovery-code'])

  return {
    ways: async (request) => (await standingOf(request)).ways,

    passkeyOptions: (request) => parts.askPasskey(request, 'passkey-proof', currentUser(request).userId),

    async prove(request, body) {
      const { tenantId, userId, sessionId } = currentUser(request)
      await parts.limits.count(request, userId)
      if (body.kind === 'passkey') {
        const expected = { purpose: 'passkey-proof', userId } as const
        if (!(await parts.verifyPasskey(request, body.response, expected))) throw wrongPasskey(422)
      } else await proveBySecrets(request, body)
      await parts.limits.forget(request, userId)
      await database.withTenant(tenantId, (tx) => recordProof(tx, sessionId, now()))
    },
  }
}

function wrongPassword(): ProblemError {
  return new ProblemError(422, 'wrong-password', { field: 'password' })
}

const otherWay = () => new ProblemError(409, 'sign-in-again')
