import type { TenantConfig } from '@platform/shared-contracts/http'
import { catalogOf } from '@platform/shared-contracts/rules'
import { moduleTitle, standardOf } from './catalog.ts'

interface TenantCourse {
  readonly code: string
  readonly title: string
  readonly standard: string
  readonly priceCents: number
  /** Computed by the server from the content; `null` from a server that does not say it. */
  readonly minutes: number | null
}

/** The core modules at the tenant's own prices, in the language of the page. */
export function tenantCatalog({
  prices,
  courseMinutes,
}: Pick<TenantConfig, 'prices' | 'courseMinutes'>): readonly TenantCourse[] {
  return catalogOf({ prices }).map((entry) => ({
    ...entry,
    title: moduleTitle(entry.code),
    standard: standardOf(entry.code),
    minutes: courseMinutes?.[entry.code] ?? null,
  }))
}
