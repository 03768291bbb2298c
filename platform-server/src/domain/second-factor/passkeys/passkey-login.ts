import type { LoginAnswer, PasskeyAssertion, PasskeyOptions } from '@platform/shared-contracts/http'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../../app/services.ts'
import { findById, signsInByDirectory, type Person } from '../../accounts/people.ts'
import { ProblemError } from '../../../lib/problem.ts'
import type { RequestPasskey } from './passkey-request.ts'
import type { GuessLimits } from '../guess-limits.ts'
import type { OpenSession } from '../second-step.ts'
import type { VerifyPasskey } from './verify-passkey.ts'
import { wrongPasskey } from '../second-factor-problems.ts'

interface Parts {
  readonly services: Pick<Services, 'database'>
  readonly askPasskey: RequestPasskey
  readonly verifyPasskey: VerifyPasskey
  readonly limits: GuessLimits
  readonly openSession: OpenSession
}

export interface PasskeyLogin {
  /** Errors: 409, 429. */
  options(request: FastifyRequest): Promise<PasskeyOptions>
  /** A passkey is two factors in one: the device, and what unlocked it. Errors: 401, 429. */
  signIn(request: FastifyRequest, response: PasskeyAssertion): Promise<LoginAnswer>
}

export function createPasskeyLogin(parts: Parts): PasskeyLogin {
  const { services, askPasskey, verifyPasskey, limits, openSession } = parts
  return {
    async options(request) {
      await limits.countAddress(request)
      return askPasskey(request, 'passkey-login', null)
    },

    async signIn(request, response) {
      await limits.countAddress(request)
      const passkey = await verifyPasskey(request, response, { purpose: 'passkey-login', userId: null })
      if (!passkey) throw wrongPasskey(401)
      return services.database.withTenant(request.tenant.id, async (tx) => {
        const person = await findById(tx, passkey.userId)
        if (!person) throw wrongPasskey(401)
        refuseDirectoryAccount(person)
        return openSession(tx, request, person)
      })
    },
  }
}

/** The company decides about its people at each login: a person who has left it must not bypass its directory. */
function refuseDirectoryAccount(person: Person): void {
  if (!signsInByDirectory(person)) return
  throw new ProblemError(401, 'directory-account')
}
