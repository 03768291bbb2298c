import type { Person } from '../domain/accounts/people.ts'
import { companyManagers, companyPeople } from '../lib/data/schema/company/company-people.ts'
import { companies } from '../lib/data/schema/people.ts'
import type { TestApp } from './test-app.ts'

/** A company of the tenant oncall that this person manages; its id. */
export async function addCompany(
  { services: { database, now } }: TestApp,
  name: string,
  { id: userId }: Person,
): Promise<number> {
  return database.withTenant(1, async (tx) => {
    const [company] = await tx.insert(companies).values({ tenantId: 1, name }).returning()
    const companyId = company?.id ?? 0
    const grant = { isOwner: true, grantedBy: 'super@oncall.test', grantedAt: now() }
    await tx.insert(companyManagers).values({ userId, tenantId: 1, companyId, ...grant })
    return companyId
  })
}

interface Job {
  readonly companyId: number
  readonly jobRole: string
}

/** An active person of the company; the company's own number of them. */
export async function employ(
  { services: { database, now } }: TestApp,
  { id: userId, email, firstName, lastName }: Person,
  job: Job,
): Promise<number> {
  const dates = { invitedAt: now(), addedAt: now(), joinedAt: now() }
  return database.withTenant(1, async (tx) => {
    const [row] = await tx
      .insert(companyPeople)
      .values({
        ...{ tenantId: 1, userId, email, firstName, lastName, ...job },
        ...{ invitedBy: 'super@oncall.test', ...dates },
      })
      .returning()
    return row?.id ?? 0
  })
}
