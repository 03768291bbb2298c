import type { Person } from '../domain/accounts/people.ts'
import { companyManagers, companyPeople } from '../lib/data/schema/company/company-people.ts'
import { companies } from '../lib/data/schema/people.ts'
import { addPerson } from './people.ts'
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

/** Helen manages Acme, and Ruth another company; Ana and Bob have accounts, and work for no one yet. */
export async function addCompanies(test: TestApp) {
  const helen = await addPerson(test, { email: 'helen@acme.test', firstName: 'Helen' })
  const ruth = await addPerson(test, { email: 'ruth@other.test', firstName: 'Ruth' })
  const acme = await addCompany(test, 'Acme', helen)
  await addCompany(test, 'Other', ruth)
  const learner = { lastName: 'Diaz', isSubscribed: true }
  const ana = await addPerson(test, { ...learner, email: 'ana@home.test', firstName: 'Ana' })
  const bob = await addPerson(test, {
    ...learner,
    email: 'bob@home.test',
    firstName: 'Bob',
    lastName: 'Nguyễn',
  })
  return { helen, ruth, acme, ana, bob }
}

interface Job {
  readonly companyId: number
  readonly jobRole: string
  readonly site?: string
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
