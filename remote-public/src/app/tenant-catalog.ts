import type { TenantConfig } from '@platform/shared-contracts/http'
import { catalogOf } from '@platform/shared-contracts/rules'
import { CATALOG, type CatalogEntry } from './catalog.ts'

interface TenantCourse extends CatalogEntry {
  /** Computed by the server from the content; `null` from a server that does not say it. */
  readonly minutes: number | null
}

/** The core modules at the tenant's own prices. */
export function tenantCatalog({
  prices,
  courseMinutes,
}: Pick<TenantConfig, 'prices' | 'courseMinutes'>): readonly TenantCourse[] {
  const cents = new Map(catalogOf({ prices }).map(({ code, priceCents }) => [code, priceCents]))
  return CATALOG.map((entry) => ({
    ...entry,
    priceCents: cents.get(entry.code) ?? entry.priceCents,
    minutes: courseMinutes?.[entry.code] ?? null,
  }))
}
