import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { eq, inArray } from 'drizzle-orm'
import type { Services } from '../../app/services.ts'
import { createPasswords } from '../../domain/accounts/passwords.ts'
import { trainingAssignments } from '../../lib/data/schema/training/assignments.ts'
import { certificates } from '../../lib/data/schema/training/certificates.ts'
import { progress, progressChanges } from '../../lib/data/schema/training/progress.ts'
import { users } from '../../lib/data/schema/people.ts'
import { DEMO_PASSWORD } from '../people/demo-people.ts'
import { GULF_FIRST, GULF_LAST } from './demo-names.ts'
import type { DemoCompanyShape } from './demo-shape.ts'
import { seedCompany } from './seed-company-history.ts'

/** As large as the largest customers: every module is required of everyone. */
const LARGE_COMPANY: DemoCompanyShape = {
  ...{ tenantId: 1, companyName: 'Meridian Builders', domain: 'meridian.test', manager: 'large' },
  ...{ people: 5_000, seed: 5_555, punctuality: 0.8, secondLanguage: 0.3, turnover: 0.3 },
  everyone: CORE_MODULES.map(({ code }) => code),
  jobs: [
    { jobRole: 'Carpenter', department: 'Structure', sites: ['Tower A', 'Tower B'], share: 4, modules: [] },
    { jobRole: 'Roofer', department: 'Envelope', sites: ['Tower A', 'School 9'], share: 2, modules: [] },
    { jobRole: 'Electrician', department: 'Services', sites: ['Tower B', 'Depot'], share: 2, modules: [] },
    {
      jobRole: 'Laborer',
      department: 'Site',
      sites: ['Tower A', 'Tower B', 'School 9'],
      share: 2,
      modules: [],
    },
  ],
  firstNames: GULF_FIRST,
  lastNames: GULF_LAST,
}

/**
 * A company of 5,000 people with the training of their last years, for trying and for measuring. Its manager is
 * `large@oncall.test`. Where it exists, it is left unchanged. Returns the number of its training records.
 */
export async function seedLargeCompany(
  { database, now }: Pick<Services, 'database' | 'now'>,
  report: (part: string) => void,
): Promise<number> {
  const passwordHash = await createPasswords({ slots: 1, maxWaiting: 1 }).hash(DEMO_PASSWORD)
  return database.withTenant(LARGE_COMPANY.tenantId, async (tx) => {
    const manager = { email: 'large@oncall.test', firstName: 'Lauren', lastName: 'Meridian', passwordHash }
    await tx
      .insert(users)
      .values({ tenantId: LARGE_COMPANY.tenantId, ...manager, emailVerifiedAt: now(), createdAt: now() })
      .onConflictDoNothing()
    await seedCompany(tx, LARGE_COMPANY, { passwordHash, now: now(), report })
    const people = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.companyName, LARGE_COMPANY.companyName))
    // By their numbers: the database knows nothing of the new rows yet, and would join them one by one.
    const ids = people.map(({ id }) => id)
    let records = 0
    for (const table of [certificates, progress, progressChanges, trainingAssignments])
      records += await tx.$count(table, inArray(table.userId, ids))
    return records
  })
}
