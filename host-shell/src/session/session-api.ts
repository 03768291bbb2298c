import { withTimeout } from '@platform/shared-contracts/client'
import type { LoginAnswer, LoginProof, User } from '@platform/shared-contracts/http'
import type { Credentials, LoginOutcome } from '../app/shell-services.ts'
import { jsonBody, codeOf, messageOf, readJson } from '../lib/answer.ts'
import {
  parseLogin,
  parseRenewal,
  parseSecondFactor,
  parseUser,
  type RenewedSession,
} from './session-answers.ts'
import { sessionCall } from './session-call.ts'
import type { SessionEnvironment } from './session-environment.ts'
import { pause } from './pause.ts'

const CALL_TIMEOUT_MS = 10_000
const RETRY_PAUSE_MS = 1000
const ATTEMPTS = 3

export type Verification =
  | { readonly kind: 'user'; readonly user: User }
  /** 401 or 403: the access token is invalid. */
  | { readonly kind: 'invalid' }
  /** It is still unknown whether the token is valid. */
  | { readonly kind: 'unknown'; readonly error: unknown }

/** GET /auth/me. If it fails or has no answer within 10 s, it is retried twice, 1 s apart; any answer is final. */
export async function requestUser(env: SessionEnvironment): Promise<Verification> {
  let error: unknown
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if (attempt > 1) await pause(env.clock, RETRY_PAUSE_MS)
    try {
      const verify = async (signal: AbortSignal) =>
        readVerification(await sessionCall(env, '/auth/me', { signal }))
      return await withTimeout(CALL_TIMEOUT_MS, verify, env.clock.after)
    } catch (cause) {
      error = cause
    }
  }
  return { kind: 'unknown', error }
}

async function readVerification(response: Response): Promise<Verification> {
  const user = parseUser(await readJson(response))
  if (response.status === 401 || response.status === 403) return { kind: 'invalid' }
  if (!response.ok) return { kind: 'unknown', error: new Error(`/auth/me answered ${response.status}.`) }
  return user ? { kind: 'user', user } : { kind: 'unknown', error: new Error('/auth/me answered no user.') }
}

export type Renewal =
  | { readonly kind: 'renewed'; readonly session: RenewedSession }
  /** The server answered that the refresh token is invalid. */
  | { readonly kind: 'refused'; readonly error: unknown; readonly code: string | null }
  | { readonly kind: 'unreachable'; readonly error: unknown }

/** POST /auth/refresh, the one call without a bearer header. */
export async function requestRenewal(
  env: SessionEnvironment,
  refreshToken: string,
  known: User | null,
): Promise<Renewal> {
  try {
    const renew = async (signal: AbortSignal) => {
      const url = `${env.sessionBase}/auth/refresh`
      const response = await env.fetch(url, { ...jsonBody({ refreshToken }), signal })
      return readRenewal(response.status, await readJson(response), known)
    }
    return await withTimeout(CALL_TIMEOUT_MS, renew, env.clock.after)
  } catch (error) {
    return { kind: 'unreachable', error }
  }
}

function readRenewal(status: number, body: unknown, known: User | null): Renewal {
  if (status >= 500) return { kind: 'unreachable', error: new Error(`/auth/refresh answered ${status}.`) }
  if (status >= 400)
    return { kind: 'refused', error: new Error(`/auth/refresh answered ${status}.`), code: codeOf(body) }
  try {
    return { kind: 'renewed', session: parseRenewal(body, known) }
  } catch (error) {
    return { kind: 'refused', error, code: null }
  }
}

export type LoginRequestOutcome =
  { readonly ok: true; readonly answer: LoginAnswer } | Exclude<LoginOutcome, { readonly ok: true }>

const LOGIN_PATHS: Readonly<Record<Credentials['kind'], string>> = {
  email: '/auth/login',
  ldap: '/auth/ldap-login',
  'second-factor': '/auth/second-factor',
  passkey: '/auth/passkey',
  lti: '/auth/lti',
  tablet: '/auth/tablet-login',
}

/** Attempts, because the required proof grows while others guess at the account's password. */
const PROOFS = 3

/** Signs in. If the server requires a proof of work, because others guess at the account, computes it and retries. */
export async function requestLogin(
  env: SessionEnvironment,
  credentials: Credentials,
): Promise<LoginRequestOutcome> {
  const { kind, ...body } = credentials
  const path = LOGIN_PATHS[kind]
  try {
    let response = await sessionCall(env, path, jsonBody(body))
    let answer = await readJson(response)
    for (let count = 0; count < PROOFS && codeOf(answer) === 'proof-needed'; count += 1) {
      const proof = await proofFor(env, answer)
      if (!proof) break
      response = await sessionCall(env, path, jsonBody({ ...body, proof }))
      answer = await readJson(response)
    }
    const outcome = readLogin(response.status, answer)
    if (!outcome.ok && outcome.failure?.kind === 'incomplete')
      env.log('The sign-in was rejected: its answer lacks the user or a token.')
    return outcome
  } catch (error) {
    env.log('The sign-in call failed.', error)
    return { ok: false, failure: { kind: 'unknown' } }
  }
}

/** `null` if the browser cannot compute it; the server's message then says when to try again. */
async function proofFor(env: SessionEnvironment, answer: unknown): Promise<LoginProof | null> {
  try {
    const { solveLoginChallenge } = await import(/* webpackChunkName: "login-proof" */ './login-proof.ts')
    return await solveLoginChallenge(answer)
  } catch (error) {
    env.log('The proof of work for the sign-in failed.', error)
    return null
  }
}

function readLogin(status: number, body: unknown): LoginRequestOutcome {
  if (status === 200) {
    const answer = parseLogin(body)
    if (answer) return { ok: true, answer }
    const step = parseSecondFactor(body)
    return step ? { ok: false, failure: null, step } : { ok: false, failure: { kind: 'incomplete' } }
  }
  if (status < 300) return { ok: false, failure: { kind: 'unexpected' } }
  const message = messageOf(body)
  return {
    ok: false,
    failure: message ? { kind: 'server', message, code: codeOf(body) } : { kind: 'unknown' },
  }
}

/** POST /auth/logout; never throws, because the local session ends whatever the answer. */
export async function requestLogout(env: SessionEnvironment, refreshToken: string | null): Promise<void> {
  try {
    const init = { ...jsonBody({ refreshToken }), keepalive: true }
    const response = await sessionCall(env, '/auth/logout', init)
    await readJson(response)
    if (!response.ok) env.log(`/auth/logout answered ${response.status}.`)
  } catch (error) {
    env.log('/auth/logout failed.', error)
  }
}
