import { TENANTS, type Tenant } from './actors.ts'
import type { Guard, Rank } from './guards.ts'

const PLAIN_OWNERS = ['learner', 'subscriber'] as const
/** Managers of two companies of a tenant; only the first is an actor. */
const COMPANY_OWNERS = ['manager', 'safety'] as const
export type Owner = (typeof PLAIN_OWNERS)[number] | (typeof COMPANY_OWNERS)[number] | 'staff'

/** A word that stands in one tenant's data only, and nowhere else; it says whose data it is. */
export function markerOf(tenant: Pick<Tenant, 'name'>, owner: Owner): string {
  return `zq${tenant.name}${owner}`
}

interface Reader {
  readonly tenant: Tenant
  readonly rank: Rank
}

/** The markers in an answer that its reader may not see. */
export function leakedMarkers(body: string, { tenant, rank }: Reader, guard: Guard): readonly string[] {
  const text = body.toLowerCase()
  return hiddenFrom({ tenant, rank }, guard).filter((marker) => text.includes(marker))
}

const EVERYTHING: readonly Owner[] = [...PLAIN_OWNERS, ...COMPANY_OWNERS, 'staff']

function hiddenFrom({ tenant, rank }: Reader, guard: Guard): readonly string[] {
  const seesAll = rank === 'operator' && (guard === 'operator' || guard === 'tenantManager')
  const others = seesAll ? [] : TENANTS.filter(({ name }) => name !== tenant.name)
  return [
    ...others.flatMap((other) => EVERYTHING.map((owner) => markerOf(other, owner))),
    ...hiddenOwners(rank).map((owner) => markerOf(tenant, owner)),
  ]
}

/** Of their own tenant. A partner reads what their learners do, but nothing of companies; staff reads everything. */
function hiddenOwners(rank: Rank): readonly Owner[] {
  if (rank === 'admin' || rank === 'super' || rank === 'operator') return []
  if (rank === 'partner') return [...COMPANY_OWNERS, 'staff']
  return EVERYTHING.filter((owner) => owner !== (rank === 'companyManager' ? 'manager' : rank))
}
