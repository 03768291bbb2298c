import { AsyncResource } from 'node:async_hooks'
import type {
  LdapLoginRequest,
  LoginRequest,
  LoginResponse,
  SecondFactorStep,
} from '@platform/shared-contracts/http'
import AsyncLock from 'async-lock'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../app/services.ts'
import { useUpMailTokens } from '../domain/account-mail/mail-tokens.ts'
import type { SendAccountEmail } from '../domain/account-mail/account-mailer.ts'
import { clientNetwork } from '../lib/network/client-network.rule.ts'
import type { Tx } from '../lib/data/database.ts'
import type { KnownDevices } from '../domain/accounts/known-devices.ts'
import type { Person } from '../domain/accounts/people.ts'
import type { ProblemError } from '../lib/problem.ts'
import { deviceOf } from '../domain/sessions/device.ts'
import { createLoginGate, type LoginAccount, type LoginTicket } from './login-gate.ts'
import { createLoginNotice } from './login-notice.ts'
import { createLoginProofs } from './login-proofs.ts'
import { refuseUnusable } from '../domain/sessions/login-refusals.ts'
import { createLoginAudit } from '../domain/sessions/session-audit.ts'
import type { Sessions } from '../domain/sessions/sessions.ts'

/** Why not; `isGuess` when it counts against the limits. */
export interface LoginRefusal {
  readonly refusal: ProblemError
  readonly isGuess: boolean
}

/** A user who tries to sign in, and what they are counted by; `prove` is only called when the limits allow it. */
export interface LoginAttempt {
  readonly account: LoginAccount
  readonly prove: () => Promise<Person | LoginRefusal>
}

/** Finds whom a name means in the company's directory, without trying the password yet. */
export type CompanyLogin = (
  tenantId: number,
  request: LdapLoginRequest,
) => Promise<LoginAttempt | LoginRefusal>

/** `null` for an account without one, which is signed in at once. */
export type RequestSecondFactor = (
  tx: Tx,
  request: FastifyRequest,
  person: Person,
) => Promise<SecondFactorStep | null>

interface LoginParts {
  readonly services: Pick<Services, 'config' | 'database' | 'keys' | 'now'>
  readonly passwordLogin: PasswordLogin
  readonly sessions: Sessions
  readonly companyLogin: CompanyLogin
  readonly devices: KnownDevices
  readonly secondFactor: RequestSecondFactor
  readonly post: SendAccountEmail
}

type PasswordLogin = (tenantId: number, request: LoginRequest) => Promise<LoginAttempt>

/** What the steps of one login pass on. */
interface Visit {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly body: LoginRequest | LdapLoginRequest
}

const TOO_MANY = 429

export interface Login {
  byPassword(request: FastifyRequest, reply: FastifyReply, body: LoginRequest): Promise<LoginResponse>
  byDirectory(request: FastifyRequest, reply: FastifyReply, body: LdapLoginRequest): Promise<LoginResponse>
}

/** Every login takes the same steps: limits, proof of who it is, checks of the account, session. */
export function createLogin(parts: LoginParts): Login {
  const { services, sessions, passwordLogin, companyLogin, secondFactor, devices, post } = parts
  const { database, now } = services
  const gate = createLoginGate({ services, proofs: createLoginProofs(services), devices })
  const notify = createLoginNotice({ services, post })
  // Guesses from one place at one account wait for each other, so that a burst is counted one by one.
  const inTurn = new AsyncLock({ maxPending: Infinity })
  const audited = createLoginAudit(database)

  async function logIn(visit: Visit, { account, prove }: LoginAttempt): Promise<LoginResponse> {
    const { request } = visit
    const attempt = async () => {
      const ticket = await gate.enter(request, account, visit.body)
      const person = await proved(visit, ticket, prove)
      refuseUnusable(person)
      return open(visit, ticket, person)
    }
    const from = devices.find(request, account.person) ?? clientNetwork(request.ip)
    const key = `${request.tenant.id} ${account.key} ${from}`
    // Bound, because the lock starts a waiting attempt in the async context of the one before it.
    return audited(request, account.person, () => inTurn.acquire(key, AsyncResource.bind(attempt)))
  }

  async function proved({ request }: Visit, ticket: LoginTicket, prove: LoginAttempt['prove']) {
    let isFailure = false
    try {
      const outcome = await prove()
      if (!('refusal' in outcome)) return outcome
      isFailure = outcome.isGuess
      throw outcome.refusal
    } finally {
      if (isFailure) {
        await gate.recordAddress(request)
        if (!ticket.isKnown) await notify(request, ticket.account)
      } else await gate.withdraw(request.tenant.id, ticket)
    }
  }

  async function open({ request, reply, body }: Visit, ticket: LoginTicket, person: Person) {
    const answer = await database.withTenant(request.tenant.id, async (tx) => {
      await gate.pass(tx, ticket)
      if (body.link !== undefined) await useUpMailTokens(tx, person.id, 'sign-in', now())
      return (await secondFactor(tx, request, person)) ?? sessions.open(tx, person, deviceOf(request))
    })
    if ('user' in answer) devices.remember(request, reply, person)
    return answer
  }

  return {
    byPassword: async (request, reply, body) =>
      logIn({ request, reply, body }, await passwordLogin(request.tenant.id, body)),

    async byDirectory(request, reply, body) {
      await gate.refuseAddress(request)
      const found = await companyLogin(request.tenant.id, body)
      if ('refusal' in found) return audited(request, null, () => Promise.reject(found.refusal))
      try {
        return await logIn({ request, reply, body }, found)
      } catch (error) {
        // The directory was searched anyway, so this counts against the address: its next requests are refused before a
        // search.
        if (isStatus(error, TOO_MANY)) await gate.recordAddress(request)
        throw error
      }
    },
  }
}

function isStatus(error: unknown, status: number): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === status
}
