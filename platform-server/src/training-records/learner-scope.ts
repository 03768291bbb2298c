import { countsAsAdmin, hasPermission } from '@platform/shared-contracts/rules'
import type { LearnersMatching } from '@platform/shared-contracts/http'
import { eq, or, type SQL } from 'drizzle-orm'
import type { onRequestAsyncHookHandler } from 'fastify'
import { currentUser, requireUser, type SignedIn } from '../app/request-context.ts'
import { managedCompanyOf } from '../domain/company-people/managed-company.ts'
import { worksAt, type Workplace } from '../domain/company-people/members.ts'
import type { Database, Tx } from '../lib/data/database.ts'
import { users } from '../lib/data/schema/people.ts'
import { ProblemError } from '../lib/problem.ts'

/** Whose learners a request reaches: all of the tenant, those assigned to a partner, or those of a company. */
export type LearnerScope =
  | { readonly kind: 'tenant' }
  | { readonly kind: 'assigned'; readonly partnerId: number }
  | { readonly kind: 'company'; readonly companyId: number }

export const TENANT = { kind: 'tenant' } as const satisfies LearnerScope

/** What `users` has to fulfill; nothing for a whole tenant. */
export function inScope(scope: LearnerScope, workplace: Workplace = {}): SQL | undefined {
  if (scope.kind === 'company') return worksAt(scope.companyId, workplace)
  return scope.kind === 'assigned' ? eq(users.assignedPartnerId, scope.partnerId) : undefined
}

/** In one of these; a tenant contains the others. */
export function inAnyScope(scopes: readonly LearnerScope[]): SQL | undefined {
  return scopes.some(({ kind }) => kind === 'tenant') ? undefined : or(...scopes.map((one) => inScope(one)))
}

/** Everyone whom this user may assign training to. Empty for a user who may not assign at all. */
export async function assignableBy(tx: Tx, who: SignedIn): Promise<readonly LearnerScope[]> {
  if (countsAsAdmin(who)) return [TENANT]
  const company = await managedCompanyOf(tx, who.userId)
  return [
    ...(who.isProfessionalPartner ? [{ kind: 'assigned', partnerId: who.userId } as const] : []),
    ...(company ? [{ kind: 'company', companyId: company.id } as const] : []),
  ]
}

/** The one that the filters name. Errors  403 when it is not among the user's own. */
export function matchedScope(
  who: SignedIn,
  scopes: readonly LearnerScope[],
  { learners }: Pick<LearnersMatching, 'learners'>,
): LearnerScope {
  const own = scopes.find(({ kind }) => kind === learners)
  if (own) return own
  // An admin may narrow to the learners who are assigned to them as a partner.
  if (learners === 'assigned') return { kind: 'assigned', partnerId: who.userId }
  throw new ProblemError(403, 'role:assignments')
}

/** For `onRequest`: 401 unless signed in, 403 unless they may assign training to someone. */
export function requireAssigner(database: Database): onRequestAsyncHookHandler {
  return async function requireScope(request, reply) {
    await requireUser.call(this, request, reply)
    const who = currentUser(request)
    if (hasPermission(who, 'see-assigned-learners')) return
    const company = await database.withTenant(who.tenantId, (tx) => managedCompanyOf(tx, who.userId))
    if (!company) throw new ProblemError(403, 'role')
  }
}
