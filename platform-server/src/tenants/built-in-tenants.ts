import { FEATURE_NAMES, TenantSettings, type TenantConfig } from '@platform/shared-contracts/http'
import { DEFAULT_TENANT_THEME, ONCALL_TENANT, TRINOVA_TENANT } from '@platform/shared-contracts/rules'
import type { Database, Tx } from '../lib/data/database.ts'
import { tenantHosts, tenantRevisions, tenants } from '../lib/data/schema/tenants.ts'

/** Makes sure that the two built-in tenants exist; settings that were published for them since are left unchanged. */
export async function seedBuiltInTenants(database: Database): Promise<void> {
  await database.withPlatform(async (tx) => {
    for (const config of [ONCALL_TENANT, TRINOVA_TENANT]) await seedTenant(tx, config)
  })
}

async function seedTenant(tx: Tx, config: TenantConfig): Promise<void> {
  const id = Number(config.id)
  const settings = toSettings(config)
  const [made] = await tx
    .insert(tenants)
    .values({ id, slug: config.slug, isBuiltIn: true })
    .onConflictDoNothing()
    .returning({ id: tenants.id })
  if (!made) return
  const hosts = settings.hosts.map((host, position) => ({ host, tenantId: id, position }))
  await tx.insert(tenantHosts).values(hosts)
  await tx
    .insert(tenantRevisions)
    .values({ tenantId: id, revision: 1, settings, note: 'Created', publishedBy: 'platform' })
}

function toSettings({ name, domain, branding, support, prices }: TenantConfig): TenantSettings {
  const everyFeature = FEATURE_NAMES.map((feature) => [feature, true])
  return TenantSettings.parse({
    ...DEFAULT_TENANT_THEME,
    name,
    hosts: [domain],
    logoUrl: null,
    faviconUrl: null,
    primaryColor: branding?.primaryColor,
    secondaryColor: branding?.secondaryColor,
    features: Object.fromEntries(everyFeature),
    supportEmail: support?.email,
    supportPhone: support?.phone,
    prices,
  })
}
