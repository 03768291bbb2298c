import type { LdapLoginRequest, LoginRequest } from '@platform/shared-contracts/http'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../app/services.ts'
import { findMailToken, hashOfToken } from '../domain/account-mail/mail-tokens.ts'
import { LOGIN_FAILURES, type AttemptLimit } from '../lib/attempt-limit.rule.ts'
import {
  forgetAttempts,
  recentAttempts,
  recordAttempt,
  refuseIfTooMany,
  tooManyAttempts,
  withdrawAttempts,
  type Attempt,
} from '../lib/attempts.ts'
import { clientNetwork } from '../lib/network/client-network.rule.ts'
import type { Tx } from '../lib/data/database.ts'
import type { KnownDevices } from '../domain/accounts/known-devices.ts'
import type { Person } from '../domain/accounts/people.ts'
import { ACCOUNT_CEILING, decideLogin, type LoginDecision } from './login-limits.rule.ts'
import type { LoginProofs } from './login-proofs.ts'
import { linkNeeded, proofNeeded } from '../domain/sessions/login-refusals.ts'

/** For one address that tries many accounts; high enough for a whole company behind one address. */
const ADDRESS_FAILURES: AttemptLimit = { limit: 100, windowMs: LOGIN_FAILURES.windowMs }
const ONCE: AttemptLimit = { limit: 1, windowMs: 10 * 60_000 }

/** The key that logins are counted by, however the name was typed. */
export interface LoginAccount {
  readonly key: string
  /** `null` where there is none; the counting is the same. */
  readonly person: Person | null
  /** Whether a link can be mailed to this kind of account. */
  readonly hasLink: boolean
}

type Closed = Exclude<LoginDecision, { kind: 'open' }>
type Unlock = Pick<LoginRequest & LdapLoginRequest, 'proof' | 'link'>

/** A login in progress. It is counted as a failure until it succeeds, so that no replica lets an extra one in. */
export interface LoginTicket {
  readonly account: LoginAccount
  readonly isKnown: boolean
  readonly own: Attempt
  readonly ids: readonly number[]
}

export interface LoginGate {
  /** Errors: 429 with Retry-After, by the rules of login-limits.rule.ts. */
  enter(request: FastifyRequest, account: LoginAccount, unlock: Unlock): Promise<LoginTicket>
  /** Errors: 429 when this address has failed at too many accounts. */
  refuseAddress(request: FastifyRequest): Promise<void>
  /** A failure of this address that is counted against no account. */
  recordAddress(request: FastifyRequest): Promise<void>
  /** Removes what was counted in advance: it was not a wrong guess. */
  withdraw(tenantId: number, ticket: LoginTicket): Promise<void>
  /** Forgets the failures of this browser or address, not those of others. */
  pass(tx: Tx, ticket: LoginTicket): Promise<void>
}

interface Parts {
  readonly services: Pick<Services, 'database' | 'now'>
  readonly proofs: LoginProofs
  readonly devices: KnownDevices
}

const addressOf = ({ tenant, ip }: FastifyRequest): Attempt => ({
  tenantId: tenant.id,
  kind: 'login-address',
  about: clientNetwork(ip),
})

export function createLoginGate({ services: { database, now }, proofs, devices }: Parts): LoginGate {
  const reader = { now, devices }

  /** A proof of the level below is enough: another guess may have raised the level while the browser worked. */
  async function isWorthIt(tx: Tx, tenantId: number, { proof }: Unlock, worth: number, level: number) {
    if (!proof || worth < Math.max(1, level - 1)) return false
    const spent: Attempt = { tenantId, kind: 'login-proof', about: proof.challenge.signature }
    if ((await recentAttempts(tx, spent, ONCE, now())).length > 0) return false
    await recordAttempt(tx, spent, now())
    return true
  }

  const refuseAddress = (tx: Tx, request: FastifyRequest) =>
    refuseIfTooMany(tx, addressOf(request), ADDRESS_FAILURES, now())

  return {
    async enter(request, account, unlock) {
      const tenantId = request.tenant.id
      const proofKey = `${tenantId} ${account.key}`
      const worth = unlock.proof ? await proofs.levelOf(proofKey, unlock.proof) : 0
      const entered = await database.withTenant(tenantId, async (tx): Promise<LoginTicket | Closed> => {
        const { own, ofAccount, isKnown, decision } = await decide(tx, reader, request, account, unlock)
        const isProved =
          decision.kind === 'proof' && (await isWorthIt(tx, tenantId, unlock, worth, decision.level))
        if (decision.kind !== 'open' && !isProved) return decision
        await refuseAddress(tx, request)
        const ids: number[] = []
        for (const attempt of isKnown ? [own] : [own, ofAccount])
          ids.push(await recordAttempt(tx, attempt, now()))
        return { account, isKnown, own, ids }
      })
      if (!('kind' in entered)) return entered
      throw await refusalOf(entered, (level) => proofs.challenge(proofKey, level))
    },

    refuseAddress: (request) => database.withTenant(request.tenant.id, (tx) => refuseAddress(tx, request)),

    async recordAddress(request) {
      await database.withTenant(request.tenant.id, (tx) => recordAttempt(tx, addressOf(request), now()))
    },

    withdraw: (tenantId, { ids }) => database.withTenant(tenantId, (tx) => withdrawAttempts(tx, ids)),

    pass: (tx, { own }) => forgetAttempts(tx, own),
  }
}

interface Reader {
  readonly now: () => Date
  readonly devices: KnownDevices
}

/** What has failed so far, here and elsewhere, and what follows from it. Locks both counts. */
async function decide(
  tx: Tx,
  { now, devices }: Reader,
  request: FastifyRequest,
  account: LoginAccount,
  { link }: Unlock,
) {
  const tenantId = request.tenant.id
  const ofAccount: Attempt = { tenantId, kind: 'login', about: account.key }
  const failed = await recentAttempts(tx, ofAccount, ACCOUNT_CEILING, now())
  const device = devices.find(request, account.person) ?? (await linkedDevice(tx, account, link, now()))
  const here = device === null ? `at ${clientNetwork(request.ip)}` : `in ${device}`
  const own: Attempt = { tenantId, kind: 'login-here', about: `${account.key} ${here}` }
  const ownFailed = await recentAttempts(tx, own, LOGIN_FAILURES, now())
  const isKnown = device !== null
  const state = { own: ownFailed, ofAccount: failed, isKnown, hasLink: account.hasLink }
  return { own, ofAccount, isKnown, decision: decideLogin(state, now()) }
}

/** A client that has the link that was mailed to the person counts as a browser of theirs. */
async function linkedDevice(tx: Tx, { person }: LoginAccount, link: string | undefined, now: Date) {
  if (link === undefined || !person) return null
  const token = await findMailToken(tx, link, 'sign-in', now)
  return token && !token.usedAt && token.userId === person.id ? hashOfToken(link) : null
}

async function refusalOf(
  decision: Closed,
  challenge: (level: number) => ReturnType<LoginProofs['challenge']>,
) {
  if (decision.kind === 'proof') return proofNeeded(decision.seconds, await challenge(decision.level))
  return decision.kind === 'link' ? linkNeeded(decision.seconds) : tooManyAttempts(decision.seconds)
}
