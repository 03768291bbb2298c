import type { TenantSettings } from '@platform/shared-contracts/http'
import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import { currentUser, requireUser } from '../app/request-context.ts'
import { ProblemError } from '../lib/problem.ts'
import { noSuchTenant } from './tenant-queries.ts'

/** Whoever changes a tenant's settings. */
export interface TenantManager {
  /** As revisions and the audit name them. */
  readonly name: string
  /** Hosts decide which requests a tenant gets, so that they concern all tenants. */
  readonly mayChangeHosts: boolean
}

/**
 * For `preHandler` of `/tenants/:id`: a platform operator for every tenant, a super admin for their own.
 *
 * Errors  401; 403 for another role; 404 for a super admin who names another tenant.
 */
export const requireTenantManager: preHandlerAsyncHookHandler = async function requireThem(request, reply) {
  await requireUser.call(this, request, reply)
  const { role, isOperator, tenantId } = currentUser(request)
  if (isOperator) return
  if (role !== 'super_admin') throw new ProblemError(403, 'Your account may not do this.', { code: 'role' })
  if (Number((request.params as { id: unknown }).id) !== tenantId) throw noSuchTenant()
}

/** Whoever `requireTenantManager` let in. In a tenant that is not theirs, it is said that they are an operator. */
export function managerOf(request: FastifyRequest): TenantManager {
  const { email, tenantId, isOperator } = currentUser(request)
  const isOwn = Number((request.params as { id: unknown }).id) === tenantId
  return { name: isOwn ? email : `${email} (platform operator)`, mayChangeHosts: isOperator }
}

/** Errors: 403 with `fields.settings.hosts`, where somebody changes hosts who may not. */
export function refuseNewHosts(
  { mayChangeHosts }: TenantManager,
  settings: TenantSettings,
  allowed: readonly TenantSettings[],
): void {
  if (mayChangeHosts || allowed.some(({ hosts }) => hosts.join(' ') === settings.hosts.join(' '))) return
  const message = 'Only a platform operator may change the hosts of a site.'
  throw new ProblemError(403, message, { code: 'operator', fields: { 'settings.hosts': message } })
}
