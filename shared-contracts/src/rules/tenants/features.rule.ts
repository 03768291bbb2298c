import type { FeatureName, TenantConfig } from '../../http/tenants/tenant.ts'

/** Enabled unless the tenant explicitly lists it as disabled; with no tenant or no features, everything is enabled. */
export function isFeatureEnabled(tenant: Pick<TenantConfig, 'features'> | null, name: FeatureName): boolean {
  return tenant?.features?.[name]?.enabled !== false
}
