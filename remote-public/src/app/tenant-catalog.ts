import type { TenantConfig } from '@platform/shared-contracts/http'
import { catalogOf } from '@platform/shared-contracts/rules'
import { CATALOG, type CatalogEntry } from './catalog.ts'

/** The core modules at the tenant's own prices. */
export function tenantCatalog(tenant: Pick<TenantConfig, 'prices'>): readonly CatalogEntry[] {
  const prices = new Map(catalogOf(tenant).map(({ code, priceCents }) => [code, priceCents]))
  return CATALOG.map((entry) => ({ ...entry, priceCents: prices.get(entry.code) ?? entry.priceCents }))
}
