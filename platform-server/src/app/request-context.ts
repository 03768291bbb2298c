import type { TenantConfig } from '@platform/shared-contracts/http'
import { hasPermission, type Permission } from '@platform/shared-contracts/rules'
import type { FastifyRequest, onRequestAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Role } from '@platform/shared-contracts/http'
import { ProblemError } from '../lib/problem.ts'
import { isForOperators } from './operator-paths.ts'
import { answerUnknownHost } from './unknown-host.ts'

export interface RequestTenant {
  readonly id: number
  readonly slug: string
  /** What is published, as the browser gets it. */
  readonly config: TenantConfig
  /** How its invoices are paid; never sent to a browser. */
  readonly paymentDetails?: string | undefined
  /** Where the seller is, as invoices print it. */
  readonly sellerAddress?: string | undefined
}

/** Finds the tenant by the Host header, and never by anything else that the client sends. */
export interface TenantDirectory {
  /** `null`: no tenant has this host, and it is not one of the server's own. */
  resolve(hostname: string): Promise<RequestTenant | null>
}

/** The user whom a valid access token identifies. Only the session code creates one. */
export interface SignedIn {
  readonly userId: number
  readonly tenantId: number
  readonly email: string
  readonly role: Role
  readonly isSubscribed: boolean
  readonly isProfessionalPartner: boolean
  /** Platform operator: a right of the account, independent of its role and not limited to its tenant. */
  readonly isOperator: boolean
  readonly sessionId: string
  /** They may do nothing but add a second factor (domain/accounts/must-add-second-factor.rule.ts). */
  readonly mustAddSecondFactor: boolean
  /** When they last proved who they are in this session; `null` for a session from before proofs were stored. */
  readonly provedAt: Date | null
  /** The session is one on a shared tablet. */
  readonly isOnTablet: boolean
}

/** `null` for no token, a wrong one, an ended session, or a session of another tenant. */
export type Authenticate = (request: FastifyRequest) => Promise<SignedIn | null>

/** Why the request has no signed-in user, for a client whose token was valid once. */
export type ExplainRefusal = (request: FastifyRequest) => Promise<ProblemError | null>

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before any handler runs, except for probes, metrics and imported courses, which have other host names. */
    tenant: RequestTenant
    /** Set by `requireUser` and `requireRole`; `null` elsewhere. */
    signedIn: SignedIn | null
  }
  interface FastifyInstance {
    authenticate: Authenticate
    explainRefusal: ExplainRefusal
  }
  interface FastifyContextConfig {
    /** The route also serves users who must add a second factor first. */
    isOpenBeforeSecondFactor?: boolean
    /** The route is on the host names of imported courses, which lead to no tenant; it checks its host itself. */
    isOnPackageHost?: boolean
  }
}

interface Options {
  readonly tenants: TenantDirectory
  readonly authenticate: Authenticate
  readonly explainRefusal: ExplainRefusal
}

/** Determines the tenant of every request, and the user of a guarded one. */
export const requestContext = fastifyPlugin<Options>(
  async (app, { tenants, authenticate, explainRefusal }) => {
    app.decorate('explainRefusal', explainRefusal)
    app.decorate('authenticate', async (request) => {
      const who = await authenticate(request)
      if (who?.mustAddSecondFactor && !request.routeOptions.config.isOpenBeforeSecondFactor)
        throw new ProblemError(403, 'second-factor-required')
      return who
    })
    app.decorateRequest('signedIn', null)
    app.decorateRequest('tenant')
    app.addHook('onRequest', async (request, reply) => {
      if (isForOperators(request) || request.routeOptions.config.isOnPackageHost) return
      const tenant = await tenants.resolve(request.hostname)
      if (!tenant) return answerUnknownHost(request, reply)
      request.tenant = tenant
    })
  },
  { name: 'request-context' },
)

/** For `onRequest`: 401 unless the user is signed in. In a scope within a guarded one it costs nothing. */
export const requireUser: onRequestAsyncHookHandler = async (request) => {
  request.signedIn ??= await request.server.authenticate(request)
  if (request.signedIn) return
  const ending = await request.server.explainRefusal(request)
  throw ending ?? new ProblemError(401, 'not-signed-in')
}

/** For `onRequest`: 401 unless signed in, 403 unless in one of the roles. */
export function requireRole(...roles: readonly Role[]): onRequestAsyncHookHandler {
  return async function requireOneOf(request, reply) {
    await requireUser.call(this, request, reply)
    if (!roles.includes(currentUser(request).role)) throw notPermitted()
  }
}

/** For `onRequest`: 401 unless signed in, 403 without the permission. */
export function requirePermission(permission: Permission): onRequestAsyncHookHandler {
  return async function requireIt(request, reply) {
    await requireUser.call(this, request, reply)
    if (!hasPermission(currentUser(request), permission)) throw notPermitted()
  }
}

function notPermitted(): ProblemError {
  return new ProblemError(403, 'role')
}

/**
 * For `onRequest`: 401 unless signed in, 403 unless a platform operator, whatever their role. Guards everything that is
 * not limited to one tenant: other tenants, releases, deploy tokens.
 */
export const requireOperator: onRequestAsyncHookHandler = async function requireThem(request, reply) {
  await requireUser.call(this, request, reply)
  if (!currentUser(request).isOperator) throw new ProblemError(403, 'operator')
}

/** For `onRequest`: 401 unless signed in, 403 unless a professional partner, whatever their role. */
export const requirePartner: onRequestAsyncHookHandler = async function requireThem(request, reply) {
  await requireUser.call(this, request, reply)
  if (!currentUser(request).isProfessionalPartner) throw new ProblemError(403, 'partner')
}

/** The user whom `requireUser` let in. */
export function currentUser({ signedIn }: FastifyRequest): SignedIn {
  if (!signedIn) throw new Error('This route has no requireUser before its handler.')
  return signedIn
}

/** Who changes something, as the audit trail names them. */
export interface Editor {
  readonly tenantId: number
  readonly actor: string
}

export function editorOf(request: FastifyRequest): Editor {
  return { tenantId: request.tenant.id, actor: currentUser(request).email }
}

const PROOF_MS = 10 * 60_000

/**
 * For actions that a stolen session must not be able to do: 403 `proof-required` unless the user proved who they are in
 * the last 10 minutes, by this session's login or by POST /account/proof.
 */
export function refuseWithoutProof({ provedAt }: SignedIn, now: Date): void {
  if (provedAt !== null && now.getTime() - provedAt.getTime() < PROOF_MS) return
  throw new ProblemError(403, 'proof-required')
}

/**
 * For `preHandler`, in a guarded scope: 409 in a session on a shared tablet. Someone who saw a PIN must not open the account
 * in another way, which a new PIN would not close, nor end it.
 */
export const refuseOnTablet: preHandlerAsyncHookHandler = async (request) => {
  if (currentUser(request).isOnTablet) throw new ProblemError(409, 'needs-email')
}

/** For `preHandler`, in a guarded scope: `refuseWithoutProof` for all of its routes. */
export function requireProof(now: () => Date): preHandlerAsyncHookHandler {
  return async (request) => refuseWithoutProof(currentUser(request), now())
}
