import { keyWithoutEmail } from '@platform/shared-contracts/rules'
import { and, eq, isNull, like } from 'drizzle-orm'
import { managedCompanyOf } from '../../domain/company-people/managed-company.ts'
import { companyPeople } from '../../lib/data/schema/company/company-people.ts'
import type { SeatWork } from './seat-work.ts'

/** Keys of accounts by employee number, in lowercase. */
export type KeysByNumber = ReadonlyMap<string, string>

/** The people without email of the company that the caller manages: a person who buys for them names them by their number. */
export async function keysByNumber({ tx, who }: Pick<SeatWork, 'tx' | 'who'>): Promise<KeysByNumber> {
  const company = await managedCompanyOf(tx, who.userId)
  if (!company) return new Map()
  const rows = await tx
    .select({ number: companyPeople.employeeNumber, key: companyPeople.email })
    .from(companyPeople)
    .where(
      and(
        eq(companyPeople.companyId, company.id),
        isNull(companyPeople.deactivatedAt),
        like(companyPeople.email, keyWithoutEmail('%')),
      ),
    )
  return new Map(rows.map(({ number, key }) => [number.toLowerCase(), key]))
}
