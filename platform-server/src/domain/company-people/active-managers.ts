import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../lib/data/database.ts'
import { companyManagers } from '../../lib/data/schema/company/company-people.ts'
import { companies, users } from '../../lib/data/schema/people.ts'

/** The managers of a company whose accounts can sign in, with what they get by email, in the order of their names. */
export function activeManagersOf(tx: Tx, companyId: number) {
  return tx
    .select({ manager: users, company: companies.name, getsDigest: companyManagers.getsDigest })
    .from(companyManagers)
    .innerJoin(users, eq(users.id, companyManagers.userId))
    .innerJoin(companies, eq(companies.id, companyManagers.companyId))
    .where(and(eq(companyManagers.companyId, companyId), isNull(users.erasedAt), isNull(users.disabledAt)))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
}
