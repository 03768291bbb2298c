import type {
  LoginAnswer,
  PasskeyOptions,
  SecondFactorMethod,
  SecondFactorRequest,
  SecondFactorStep,
} from '@platform/shared-contracts/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../app/services.ts'
import type { Tx } from '../../lib/data/database.ts'
import type { KnownDevices } from '../accounts/known-devices.ts'
import { findById, type Person } from '../accounts/people.ts'
import { ProblemError } from '../../lib/problem.ts'
import type { Announce } from './announce.ts'
import type { RequestPasskey } from './passkeys/passkey-request.ts'
import { CHALLENGE_MS, issueChallenge, spendChallenge, waitingLogin } from './passkeys/challenges.ts'
import type { CheckCode } from './check-code.ts'
import type { GuessLimits } from './guess-limits.ts'
import { countRecoveryCodes, findTotp, passkeysOf } from './sql-second-factors.ts'
import type { VerifyPasskey } from './passkeys/verify-passkey.ts'
import { wrongCode, wrongPasskey } from './second-factor-problems.ts'

/** Signs a person in whose factors are all proved. Errors: 401, 403 for an account that may not sign in. */
export type OpenSession = (tx: Tx, request: FastifyRequest, person: Person) => Promise<LoginAnswer>

interface Parts {
  readonly services: Pick<Services, 'database' | 'now'>
  readonly checkCode: CheckCode
  readonly askPasskey: RequestPasskey
  readonly verifyPasskey: VerifyPasskey
  readonly limits: GuessLimits
  readonly devices: KnownDevices
  readonly announce: Announce
  readonly openSession: OpenSession
}

export interface SecondStep {
  /** After a correct password: what to request next, or `null` for an account without a second factor. */
  begin(tx: Tx, request: FastifyRequest, person: Person): Promise<SecondFactorStep | null>
  /** Errors: 401, 409, 429. */
  passkeyOptions(request: FastifyRequest, challenge: string): Promise<PasskeyOptions>
  /** Errors: 401, 422, 429. */
  complete(request: FastifyRequest, reply: FastifyReply, body: SecondFactorRequest): Promise<LoginAnswer>
}

const challengeOver = () => new ProblemError(401, 'challenge-over')

export function createSecondStep(parts: Parts): SecondStep {
  const { database, now } = parts.services

  async function waiting(request: FastifyRequest, challenge: string): Promise<number> {
    const userId = await database.withTenant(request.tenant.id, (tx) =>
      waitingLogin(tx, request, challenge, now()),
    )
    if (userId === null) throw challengeOver()
    return userId
  }

  async function prove(
    request: FastifyRequest,
    userId: number,
    proof: SecondFactorRequest['proof'],
  ): Promise<void> {
    if (proof.kind === 'passkey') {
      const expected = { purpose: 'passkey-second-factor', userId } as const
      if (!(await parts.verifyPasskey(request, proof.response, expected))) throw wrongPasskey(422)
      return
    }
    const owner = { tenantId: request.tenant.id, userId }
    if (!(await parts.checkCode(owner, proof.code, [proof.kind]))) throw wrongCode()
  }

  return {
    async begin(tx, request, person) {
      if (!person.hasSecondFactor) return null
      const at = now()
      const challenge = await issueChallenge(tx, request, { purpose: 'login', userId: person.id, now: at })
      return {
        secondFactor: {
          challenge,
          expiresAt: new Date(at.getTime() + CHALLENGE_MS).toISOString(),
          methods: await methodsOf(tx, request, person.id),
        },
      }
    },

    async passkeyOptions(request, challenge) {
      await parts.limits.countAddress(request)
      const userId = await waiting(request, challenge)
      return parts.askPasskey(request, 'passkey-second-factor', userId)
    },

    async complete(request, reply, { challenge, proof }) {
      const userId = await waiting(request, challenge)
      await parts.limits.count(request, userId)
      await prove(request, userId, proof)
      await parts.limits.forget(request, userId)
      return database.withTenant(request.tenant.id, async (tx) => {
        const isGood = await spendChallenge(tx, request, challenge, { purpose: 'login', userId, now: now() })
        const person = await findById(tx, userId)
        if (!isGood || !person) throw challengeOver()
        if (proof.kind === 'recovery-code') await announceRecovery(tx, request, userId, parts.announce)
        const answer = await parts.openSession(tx, request, person)
        parts.devices.remember(request, reply, person)
        return answer
      })
    },
  }
}

async function announceRecovery(
  tx: Tx,
  request: FastifyRequest,
  userId: number,
  announce: Announce,
): Promise<void> {
  const detail = String(await countRecoveryCodes(tx, userId))
  const event = 'second-factor.recovery-used'
  await announce(tx, { tenant: request.tenant, request, userId, event, detail })
}

async function methodsOf(
  tx: Tx,
  { hostname }: FastifyRequest,
  userId: number,
): Promise<SecondFactorMethod[]> {
  const host = hostname.toLowerCase()
  const hasPasskeyHere = (await passkeysOf(tx, userId)).some((passkey) => passkey.host === host)
  const hasTotp = (await findTotp(tx, userId))?.secret != null
  const hasRecoveryCodes = (await countRecoveryCodes(tx, userId)) > 0
  return [
    ...(hasTotp ? (['totp'] as const) : []),
    ...(hasPasskeyHere ? (['passkey'] as const) : []),
    ...(hasRecoveryCodes ? (['recovery-code'] as const) : []),
  ]
}
