import type { TenantConfig } from '@platform/shared-contracts/http'
import { builtInTenantFor, ONCALL_TENANT, TRINOVA_TENANT } from '@platform/shared-contracts/rules'

/** A tenant that is not built in keeps its own brand: the default for its host would be another company's. */
export function fallbackTenant(inlined: TenantConfig, hostname: string): TenantConfig {
  const isBuiltIn = inlined.id === ONCALL_TENANT.id || inlined.id === TRINOVA_TENANT.id
  return isBuiltIn ? builtInTenantFor(hostname) : inlined
}
