import type { TenantConfig } from '@platform/shared-contracts/http'
import { catalogueOf } from '@platform/shared-contracts/rules'
import { CATALOGUE, type CatalogueEntry } from './catalogue.ts'

/** The core modules at the tenant's own prices. */
export function tenantCatalogue(tenant: Pick<TenantConfig, 'prices'>): readonly CatalogueEntry[] {
  const prices = new Map(catalogueOf(tenant).map(({ code, priceCents }) => [code, priceCents]))
  return CATALOGUE.map((entry) => ({ ...entry, priceCents: prices.get(entry.code) ?? entry.priceCents }))
}
