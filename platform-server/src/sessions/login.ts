import type { LdapLoginRequest, LoginAnswer, LoginRequest } from '@platform/shared-contracts/http'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../app/services.ts'
import { LOGIN_FAILURES, type AttemptLimit } from '../lib/attempt-limit.rule.ts'
import { forgetAttempts, recordAttempt, refuseIfTooMany, type Attempt } from '../lib/attempts.ts'
import type { Passwords } from '../lib/passwords.ts'
import { accountEmail, findByEmail, type Person } from '../lib/people.ts'
import { ProblemError } from '../lib/problem.ts'
import { createTurns } from '../lib/turns.ts'
import type { Sessions } from './sessions.ts'

/** Who it is, or why not; `isGuess` when the refusal counts against the limit. */
export type LoginOutcome = Person | { readonly refusal: ProblemError; readonly isGuess: boolean }

/** Asks the company's directory, and answers the account of whoever it vouches for. */
export type CompanyLogin = (tenantId: number, request: LdapLoginRequest) => Promise<LoginOutcome>

interface LoginParts {
  readonly services: Pick<Services, 'database' | 'now'>
  readonly passwords: Passwords
  readonly sessions: Sessions
  readonly companyLogin: CompanyLogin
}

/** Against one address that tries many accounts; wide enough for a whole company behind one address. */
const ADDRESS_FAILURES: AttemptLimit = { limit: 100, windowMs: LOGIN_FAILURES.windowMs }
const USER_AGENT_LENGTH = 300

const wrongCredentials = () =>
  new ProblemError(401, 'The email or the password is not right.', { code: 'wrong-credentials' })

const notVerified = () =>
  new ProblemError(
    401,
    'Please verify your email address first: follow the link in the message that we sent you.',
    { code: 'email-not-verified' },
  )

export interface Login {
  byPassword(request: FastifyRequest, body: LoginRequest): Promise<LoginAnswer>
  byDirectory(request: FastifyRequest, body: LdapLoginRequest): Promise<LoginAnswer>
}

export function createLogin(parts: LoginParts): Login {
  const {
    services: { database, now },
    passwords,
    sessions,
    companyLogin,
  } = parts
  // Guesses at one account wait for each other, so that the failures of all before count for the next.
  const inTurn = createTurns()

  async function attempt(
    request: FastifyRequest,
    account: string,
    prove: () => Promise<LoginOutcome>,
  ): Promise<LoginAnswer> {
    const tenantId = request.tenant.id
    const byAccount: Attempt = { tenantId, kind: 'login', about: account }
    const byAddress: Attempt = { tenantId, kind: 'login-address', about: request.ip }
    return inTurn(`${tenantId} ${account}`, async () => {
      await database.withTenant(tenantId, async (tx) => {
        await refuseIfTooMany(tx, byAccount, LOGIN_FAILURES, now())
        await refuseIfTooMany(tx, byAddress, ADDRESS_FAILURES, now())
      })
      const outcome = await prove()
      if ('refusal' in outcome) {
        if (outcome.isGuess)
          await database.withTenant(tenantId, async (tx) => {
            await recordAttempt(tx, byAccount, now())
            await recordAttempt(tx, byAddress, now())
          })
        throw outcome.refusal
      }
      return database.withTenant(tenantId, async (tx) => {
        await forgetAttempts(tx, byAccount)
        return sessions.open(tx, outcome, userAgentOf(request))
      })
    })
  }

  return {
    byPassword: (request: FastifyRequest, { email, password }: LoginRequest) =>
      attempt(request, accountEmail(email), async () => {
        const person = await database.withTenant(request.tenant.id, (tx) => findByEmail(tx, email))
        const isRight = await passwords.verify(person?.passwordHash ?? null, password)
        if (!person || !isRight) return { refusal: wrongCredentials(), isGuess: true }
        return person.emailVerifiedAt ? person : { refusal: notVerified(), isGuess: false }
      }),

    byDirectory: (request: FastifyRequest, body: LdapLoginRequest) =>
      attempt(request, `company ${body.companyId} ${accountEmail(body.username)}`, () =>
        companyLogin(request.tenant.id, body),
      ),
  }
}

function userAgentOf({ headers }: FastifyRequest): string | null {
  return headers['user-agent']?.slice(0, USER_AGENT_LENGTH) ?? null
}
