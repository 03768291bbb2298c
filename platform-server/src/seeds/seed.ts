import type { Services } from '../app/services.ts'
import { seedDemoCompanies } from '../companies/demo-companies.ts'
import { seedDemoCompanyPeople } from '../company-area/demo-company-people.ts'
import { seedDemoConsultations } from '../consultations/seed-consultations.ts'
import { seedCompanyHistory } from './companies/seed-company-history.ts'
import { DEMO_TENANTS } from './people/demo-people.ts'
import { seedDemoPeople } from './people/seed-people.ts'
import { seedDemoPosts } from '../blog/seed-posts.ts'
import { seedDemoCredentials } from '../certificates/credentials/seed-credentials.ts'
import { seedDemoLearning } from './seed-learning.ts'
import { seedDemoLessons } from '../modules/demo-lessons.ts'
import { seedDemoAdministration } from './seed-administration.ts'
import { seedDemoOrders } from '../orders/seed-orders.ts'
import { seedDemoPartners } from '../partners/seed-partners.ts'
import { seedDemoProfessionals } from '../professionals/seed-professionals.ts'
import { seedDemoExemptions } from '../tax-exemptions/seed-exemptions.ts'
import { seedDemoTraffic } from '../traffic/demo-traffic.ts'
import { seedBuiltInTenants } from '../tenants/built-in-tenants.ts'

/** What every installation needs; safe to run at each start, by several replicas at once. */
export async function seedPlatform({ database }: Services): Promise<void> {
  await seedBuiltInTenants(database)
}

// Any constant will do, as long as every replica uses the same one.
const DEMO_LOCK = 7_263_555

/** Demo users and their history, seeded by one replica while those that start at the same time wait for it. */
export async function seedDemo(services: Services): Promise<void> {
  const { database, log } = services
  await database.withAdvisoryLock(DEMO_LOCK, () => seedDemoFeatures(services))
  log.info('demo data seeded')
}

/** Each feature adds its own; each must leave existing rows unchanged. */
async function seedDemoFeatures(services: Services): Promise<void> {
  await seedDemoPeople(services)
  await seedDemoCompanies(services)
  await seedDemoCompanyPeople(services, DEMO_TENANTS)
  await seedDemoPartners(services)
  await seedDemoProfessionals(services)
  await seedDemoPosts(services.database)
  await seedDemoConsultations(services)
  await seedDemoLessons(services)
  await seedDemoLearning(services)
  await seedDemoCredentials(services, DEMO_TENANTS)
  await seedCompanyHistory(services)
  await seedDemoOrders(services, DEMO_TENANTS)
  await seedDemoExemptions(services, DEMO_TENANTS)
  await seedDemoAdministration(services)
  await seedDemoTraffic(
    services,
    DEMO_TENANTS.map(({ tenantId }) => tenantId),
  )
}
