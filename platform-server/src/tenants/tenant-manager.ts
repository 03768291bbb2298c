import type { TenantSettings } from '@platform/shared-contracts/http'
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { currentUser, refuseWithoutProof, requireUser } from '../app/request-context.ts'
import { ProblemError } from '../lib/problem.ts'
import { noSuchTenant } from './tenant-queries.ts'

/** The user who changes a tenant's settings. */
export interface TenantManager {
  /** As revisions and the audit name them. */
  readonly name: string
  /** Hosts decide which requests a tenant gets, so they concern all tenants. */
  readonly mayChangeHosts: boolean
  /** Errors: 403 `proof-required` unless they proved who they are just now. */
  readonly refuseWithoutProof: () => void
}

/**
 * For `onRequest` of `/tenants/:id`: a platform operator for every tenant, a super admin for their own.
 *
 * Errors  401; 403 for another role; 404 for a super admin who names another tenant.
 */
export const requireTenantManager: onRequestAsyncHookHandler = async function requireManager(request, reply) {
  await requireUser.call(this, request, reply)
  const { role, isOperator, tenantId } = currentUser(request)
  if (isOperator) return
  if (role !== 'super_admin') throw new ProblemError(403, 'role')
  if (Number((request.params as { id: unknown }).id) !== tenantId) throw noSuchTenant()
}

/** The user whom `requireTenantManager` let in. In a tenant that is not theirs, `name` marks them as an operator. */
export function managerOf(request: FastifyRequest, now: Date): TenantManager {
  const who = currentUser(request)
  const { email, tenantId, isOperator } = who
  const isOwn = Number((request.params as { id: unknown }).id) === tenantId
  return {
    name: isOwn ? email : `${email} (platform operator)`,
    mayChangeHosts: isOperator,
    refuseWithoutProof: () => refuseWithoutProof(who, now),
  }
}

/** Errors: 403 with `fields.settings.hosts`, if the user changes hosts without the right to do so. */
export function refuseNewHosts(
  { mayChangeHosts }: TenantManager,
  settings: TenantSettings,
  allowed: readonly TenantSettings[],
): void {
  if (mayChangeHosts || allowed.some(({ hosts }) => hosts.join(' ') === settings.hosts.join(' '))) return
  throw new ProblemError(403, 'operator:hosts', { field: 'settings.hosts' })
}

const paymentOf = ({ paymentDetails = '' }: TenantSettings) => paymentDetails

/**
 * Other payment details redirect the money of every open invoice: a stolen session is not enough for them.
 *
 * Errors: 403 `proof-required`, where they differ from all that are allowed.
 */
export function refuseNewPayment(
  by: Pick<TenantManager, 'refuseWithoutProof'>,
  settings: TenantSettings,
  allowed: readonly TenantSettings[],
): void {
  const known = allowed.length === 0 ? [''] : allowed.map(paymentOf)
  if (!known.includes(paymentOf(settings))) by.refuseWithoutProof()
}
