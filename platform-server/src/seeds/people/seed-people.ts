import { countsAsSubscribed } from '@platform/shared-contracts/rules'
import { and, eq } from 'drizzle-orm'
import type { Services } from '../../app/services.ts'
import type { Tx } from '../../lib/data/database.ts'
import { users } from '../../lib/data/schema/people.ts'
import { sessions } from '../../lib/data/schema/sessions.ts'
import { createPasswords } from '../../domain/accounts/passwords.ts'
import type { Person } from '../../domain/accounts/people.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE, DEMO_TENANTS, type DemoTenant } from './demo-people.ts'
import type { DemoPerson } from './demo-person.ts'
import { seedAssignments } from './demo-assignments.ts'
import { seedProgress } from './demo-progress.ts'
import { seedSubscription } from './demo-subscription.ts'

const DAY_MS = 24 * 60 * 60_000

const DEVICES = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:147.0) Gecko/20100101 Firefox/147.0',
]

/** The demo's users with what they have done so far. Existing users are left unchanged. */
export async function seedDemoPeople({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  const passwordHash = await createPasswords({ slots: 1, maxWaiting: 1 }).hash(DEMO_PASSWORD)
  for (const tenant of DEMO_TENANTS)
    await database.withTenant(tenant.tenantId, async (tx) => {
      for (const [place, person] of DEMO_PEOPLE.entries())
        await seedPerson(tx, { tenant, place, person, passwordHash, now: now() })
    })
  await database.withPlatform(seedOperator)
}

/** The demo's first super admin is also a platform operator, unless there is one already. */
async function seedOperator(tx: Tx): Promise<void> {
  if ((await tx.$count(users, eq(users.isOperator, true))) > 0) return
  const [{ tenantId, domain }] = DEMO_TENANTS
  const isThem = and(eq(users.tenantId, tenantId), eq(users.email, `super@${domain}`))
  await tx.update(users).set({ isOperator: true }).where(isThem)
}

interface Seeding {
  readonly tenant: DemoTenant
  readonly place: number
  readonly person: DemoPerson
  readonly passwordHash: string
  readonly now: Date
}

async function seedPerson(tx: Tx, { tenant, place, person, passwordHash, now }: Seeding): Promise<void> {
  const { name, isAssigned, isOfLargeCompany, subscribedDaysAgo, endedDaysAgo, ...columns } = person
  const joinedAt = new Date(now.getTime() - (900 - place * 7) * DAY_MS)
  const [made] = await tx
    .insert(users)
    .values({
      companyName: isOfLargeCompany ? tenant.largeCompanyName : tenant.companyName,
      ...columns,
      tenantId: tenant.tenantId,
      email: `${name}@${tenant.domain}`,
      passwordHash,
      assignedPartnerId: isAssigned ? await demoPartner(tx, tenant) : null,
      emailVerifiedAt: joinedAt,
      createdAt: joinedAt,
    })
    .onConflictDoNothing()
    .returning()
  if (!made) return
  const trainedUntil = new Date(now.getTime() - (endedDaysAgo ?? 0) * DAY_MS)
  if (countsAsSubscribed(made) || endedDaysAgo !== undefined)
    await seedProgress(tx, made, place, trainedUntil)
  await seedSubscription(tx, made, { subscribedDaysAgo, endedDaysAgo, now })
  await seedAssignments(tx, made, place, now)
  await seedSessions(tx, made, now)
}

async function demoPartner(tx: Tx, { domain }: DemoTenant): Promise<number | null> {
  const isThem = and(eq(users.email, `partner@${domain}`), eq(users.isProfessionalPartner, true))
  const [partner] = await tx.select({ id: users.id }).from(users).where(isThem)
  return partner?.id ?? null
}

async function seedSessions(tx: Tx, { id: userId, tenantId }: Person, now: Date): Promise<void> {
  const rows = DEVICES.map((userAgent, index) => {
    const startedAt = new Date(now.getTime() - (index + 1) * 2 * DAY_MS)
    const expiresAt = new Date(startedAt.getTime() + 30 * DAY_MS)
    return { tenantId, userId, userAgent, startedAt, rotatedAt: startedAt, expiresAt }
  })
  await tx.insert(sessions).values(rows)
}
