import { eq } from 'drizzle-orm'
import type { Services } from '../app/services.ts'
import type { Tx } from '../lib/data/database.ts'
import { companies, users } from '../lib/data/schema/people.ts'
import { tenants } from '../lib/data/schema/tenants.ts'
import { createCompanySecrets, type CompanySecrets } from '../domain/directories/company-secret.ts'
import { createCompany } from './save-company.ts'

const DEMO_COMPANIES = [
  { tenantId: 1, name: 'Harbor Steel Works', domain: 'harborsteel.test', suffix: 'dc=harborsteel,dc=test' },
  { tenantId: 2, name: 'Greenfield Orchards', domain: 'greenfield.test', suffix: 'dc=greenfield,dc=test' },
] as const
type DemoCompany = (typeof DEMO_COMPANIES)[number]

/** A company with a directory for each tenant of the demo, and a person who signed in through it. */
export async function seedDemoCompanies(
  services: Pick<Services, 'database' | 'keys' | 'now'>,
): Promise<void> {
  const secrets = createCompanySecrets(services)
  for (const company of DEMO_COMPANIES)
    await services.database.withTenant(company.tenantId, (tx) => seed(tx, company, secrets, services.now()))
}

async function seed(tx: Tx, demo: DemoCompany, secrets: CompanySecrets, now: Date): Promise<void> {
  const { tenantId, name, domain, suffix } = demo
  // Replicas that start together take turns.
  await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, tenantId)).for('update')
  const [existing] = await tx.select({ id: companies.id }).from(companies).where(eq(companies.name, name))
  if (existing) return
  const directory = {
    host: `directory.${domain}`,
    port: 636,
    tls: 'ldaps',
    caPem: null,
    bindDn: `cn=training,${suffix}`,
    bindPassword: 'demo-directory-secret',
    baseDn: `ou=people,${suffix}`,
    userFilter: '(&(objectClass=person)(|(mail={username})(uid={account})))',
  } as const
  const { id: companyId } = await createCompany(tx, {
    tenantId,
    wanted: { name, domains: [domain], directory },
    secrets,
  })
  await tx
    .insert(users)
    .values({
      tenantId,
      companyId,
      companyName: name,
      email: `lena.hoffmann@${domain}`,
      directoryId: `uid=lena.hoffmann,ou=people,${suffix}`,
      firstName: 'Lena',
      lastName: 'Hoffmann',
      emailVerifiedAt: now,
    })
    .onConflictDoNothing()
}
