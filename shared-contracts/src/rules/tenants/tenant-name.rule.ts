import type { TenantConfig } from '../../http/tenants/tenant.ts'

/** Shown wherever the tenant's name is missing. */
export const DEFAULT_BRAND_NAME = 'SafetyWorks Training'

export function tenantName(tenant: Pick<TenantConfig, 'name'>): string {
  return tenant.name?.trim() || DEFAULT_BRAND_NAME
}
