import type { ManagedCompany } from '@platform/shared-contracts/http'
import { eq } from 'drizzle-orm'
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { currentUser, requireUser } from '../../app/request-context.ts'
import type { Database, Tx } from '../../lib/data/database.ts'
import { companyManagers } from '../../lib/data/schema/company/company-people.ts'
import { companies } from '../../lib/data/schema/people.ts'
import { ProblemError } from '../../lib/problem.ts'

/** The company whose people this person manages now. */
export async function managedCompanyOf(tx: Tx, userId: number): Promise<ManagedCompany | null> {
  const [row] = await tx
    .select({ id: companies.id, name: companies.name, isOwner: companyManagers.isOwner })
    .from(companyManagers)
    .innerJoin(companies, eq(companies.id, companyManagers.companyId))
    .where(eq(companyManagers.userId, userId))
  return row ?? null
}

const grants = new WeakMap<FastifyRequest, ManagedCompany>()

/** For `onRequest`: 401 unless signed in, 403 unless they manage a company. */
export function requireCompanyManager(database: Database): onRequestAsyncHookHandler {
  return async function requireGrant(request, reply) {
    await requireUser.call(this, request, reply)
    const { tenantId, userId } = currentUser(request)
    const company = await database.withTenant(tenantId, (tx) => managedCompanyOf(tx, userId))
    if (!company) throw new ProblemError(403, 'company-manager')
    grants.set(request, company)
  }
}

/** For `onRequest`, after `requireCompanyManager`: 403 unless they may also grant and revoke. */
export const requireCompanyOwner: onRequestAsyncHookHandler = async (request) => {
  if (!managedCompany(request).isOwner) throw new ProblemError(403, 'company-owner')
}

/** The company of the manager whom `requireCompanyManager` let in: the only one that the request may reach. */
export function managedCompany(request: FastifyRequest): ManagedCompany {
  const company = grants.get(request)
  if (!company) throw new Error('This route has no requireCompanyManager before its handler.')
  return company
}
