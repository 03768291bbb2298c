import { and, eq } from 'drizzle-orm'
import type { Services } from '../app/services.ts'
import type { Tx } from '../lib/data/database.ts'
import { partnerProfiles } from '../lib/data/schema/partners.ts'
import { users } from '../lib/data/schema/people.ts'
import { DEMO_PARTNERS } from './demo-partners.ts'

const DEMO_DOMAINS = [
  [1, 'oncall.test'],
  [2, 'trinova.test'],
] as const

/** The demo's partners with their public profiles; existing accounts and profiles are left unchanged. */
export async function seedDemoPartners({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  for (const [tenantId, domain] of DEMO_DOMAINS)
    await database.withTenant(tenantId, async (tx) => {
      for (const partner of DEMO_PARTNERS) await seedPartner(tx, { tenantId, domain, partner, now: now() })
    })
}

interface Seeding {
  readonly tenantId: number
  readonly domain: string
  readonly partner: (typeof DEMO_PARTNERS)[number]
  readonly now: Date
}

async function seedPartner(tx: Tx, { tenantId, domain, partner, now }: Seeding): Promise<void> {
  const { name, firstName, lastName, title, certifications, state, ...profile } = partner
  const email = `${name}@${domain}`
  await tx
    .insert(users)
    .values({
      tenantId,
      email,
      firstName,
      lastName,
      title,
      certifications,
      state,
      isProfessionalPartner: true,
      emailVerifiedAt: now,
    })
    .onConflictDoNothing()
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.isProfessionalPartner, true)))
  if (account)
    await tx
      .insert(partnerProfiles)
      .values({ ...profile, tenantId, userId: account.id })
      .onConflictDoNothing()
}
