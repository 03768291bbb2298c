import { and, asc, eq } from 'drizzle-orm'
import type { Services } from '../app/services.ts'
import type { Tx } from '../lib/data/database.ts'
import { companyManagers, companyPeople } from '../lib/data/schema/company/company-people.ts'
import { companies, users } from '../lib/data/schema/people.ts'

interface DemoTenant {
  readonly tenantId: number
  readonly domain: string
  readonly companyName: string
}

/** What people of each demo company do, in turn. */
const WORKPLACES: Readonly<
  Record<string, readonly (readonly [jobRole: string, department: string, site: string])[]>
> = {
  'Harbor Steel Works': [
    ['Ironworker', 'Erection', 'Pier 4'],
    ['Welder', 'Fabrication', 'Main Shop'],
    ['Rigger', 'Erection', 'Pier 4'],
    ['Machine Operator', 'Fabrication', 'Main Shop'],
    ['Maintenance Technician', 'Maintenance', 'Main Shop'],
  ],
  'Greenfield Orchards': [
    ['Field Hand', 'Harvest', 'North Orchard'],
    ['Equipment Operator', 'Harvest', 'South Orchard'],
    ['Packing Line Worker', 'Packing', 'Packing House'],
    ['Pesticide Handler', 'Crop Care', 'North Orchard'],
    ['Mechanic', 'Maintenance', 'Packing House'],
  ],
}

/** People whom the company has invited and who have no account yet. */
const INVITED = [
  ['Walter', 'Nash'],
  ['Carmen', 'Villanueva'],
] as const

/** A manager of the demo company of each tenant, and its people. A company that has people is left unchanged. */
export async function seedDemoCompanyPeople(
  { database, now }: Pick<Services, 'database' | 'now'>,
  tenants: readonly DemoTenant[],
): Promise<void> {
  for (const tenant of tenants)
    await database.withTenant(tenant.tenantId, (tx) => seedCompany(tx, tenant, now()))
}

async function seedCompany(tx: Tx, tenant: DemoTenant, now: Date): Promise<void> {
  const { tenantId, domain, companyName } = tenant
  const [company] = await tx.select().from(companies).where(eq(companies.name, companyName))
  const [manager] = await tx
    .select()
    .from(users)
    .where(eq(users.email, `manager@${domain}`))
  if (!company || !manager) return
  const companyId = company.id
  if ((await tx.$count(companyManagers, eq(companyManagers.companyId, companyId))) > 0) return
  const grantedBy = `super@${domain}`
  await tx
    .insert(companyManagers)
    .values({ userId: manager.id, tenantId, companyId, isOwner: true, grantedBy, grantedAt: now })
  await seedPeople(tx, tenant, { companyId, manager, now })
}

interface Seeding {
  readonly companyId: number
  readonly manager: typeof users.$inferSelect
  readonly now: Date
}

async function seedPeople(
  tx: Tx,
  { tenantId, domain, companyName }: DemoTenant,
  { companyId, manager, now }: Seeding,
): Promise<void> {
  const common = { tenantId, companyId, invitedBy: manager.email, invitedAt: now, addedAt: now }
  const [lead] = await tx
    .insert(companyPeople)
    .values({ ...common, ...named(manager), joinedAt: now, jobRole: 'Safety Manager', department: 'Safety' })
    .returning()
  const isColleague = and(
    eq(users.companyName, companyName),
    eq(users.role, 'user'),
    eq(users.isProfessionalPartner, false),
  )
  const colleagues = await tx.select().from(users).where(isColleague).orderBy(asc(users.id))
  const places = WORKPLACES[companyName] ?? []
  const placeOf = (index: number) => {
    const [jobRole = '', department = '', site = ''] = places[index % places.length] ?? []
    return { jobRole, department, site, supervisorId: lead?.id ?? null }
  }
  const active = colleagues
    .filter(({ id }) => id !== manager.id)
    .map((person, index) => ({ ...common, ...named(person), joinedAt: now, ...placeOf(index) }))
  const invited = INVITED.map(([firstName, lastName], index) => {
    const email = `${firstName}.${lastName}@${domain}`.toLowerCase()
    return { ...common, email, firstName, lastName, ...placeOf(index + active.length) }
  })
  await tx
    .insert(companyPeople)
    .values([...active, ...invited])
    .onConflictDoNothing()
}

const named = ({ id: userId, email, firstName, lastName }: typeof users.$inferSelect) => ({
  ...{ userId, email, firstName, lastName },
})
