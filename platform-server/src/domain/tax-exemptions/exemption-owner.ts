import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { companyManagers } from '../../lib/data/schema/company/company-people.ts'
import { taxExemptions } from '../../lib/data/schema/money/tax-exemptions.ts'
import { users } from '../../lib/data/schema/people.ts'
import type { Person } from '../accounts/people.ts'
import { managedCompanyOf } from '../company-people/managed-company.ts'

/** One of both: the company, or the account of someone who manages none. */
export interface ExemptionOwner {
  readonly companyId: number | null
  readonly userId: number | null
}

/** In whose name this person buys. */
export async function exemptionOwnerOf(tx: Tx, userId: number): Promise<ExemptionOwner> {
  const company = await managedCompanyOf(tx, userId)
  return company ? { companyId: company.id, userId: null } : { companyId: null, userId }
}

export function isOwners({ companyId, userId }: ExemptionOwner): SQL {
  return companyId === null ? eq(taxExemptions.userId, userId ?? 0) : eq(taxExemptions.companyId, companyId)
}

export function isSameOwner(one: ExemptionOwner, other: ExemptionOwner): boolean {
  return one.companyId === other.companyId && one.userId === other.userId
}

/** The accounts whose orders it applies to: the company's managers, or the account itself unless it manages one by now. */
export async function buyersOf(tx: Tx, { companyId, userId }: ExemptionOwner): Promise<Person[]> {
  const isTheirs =
    companyId === null
      ? and(eq(users.id, userId ?? 0), isNull(companyManagers.companyId))
      : eq(companyManagers.companyId, companyId)
  const rows = await tx
    .select({ person: users })
    .from(users)
    .leftJoin(companyManagers, eq(companyManagers.userId, users.id))
    .where(and(isTheirs, isNull(users.erasedAt)))
    .orderBy(users.id)
  return rows.map(({ person }) => person)
}
