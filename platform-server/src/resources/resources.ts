import type { Resource, ResourcePage, ResourceQuery, TenantConfig } from '@platform/shared-contracts/http'
import { LRUCache } from 'lru-cache'
import type { RequestTenant } from '../app/request-context.ts'
import type { Database } from '../lib/data/database.ts'
import { STARTERS } from './library/library.ts'
import { STARTER_SIZES } from './library/starter-sizes.ts'
import { searchResources } from './resource-search.rule.ts'
import type { WorkClient, WorkPool } from '../lib/workers/work-pool.ts'
import { SHEET_TASK } from '../domain/sheets/sheet-task.ts'
import { sheetBrand } from '../domain/sheets/sheet-brand.ts'
import type { Starter } from '../domain/sheets/starter.ts'
import { addDownload, readDownloads } from './sql-resources.ts'

export interface ResourceFile {
  readonly name: string
  readonly pdf: Uint8Array
}

export interface Resources {
  search(tenant: RequestTenant, query: ResourceQuery): Promise<ResourcePage>
  /** Counts as a download. `null` when there is no such starter. */
  file(tenant: RequestTenant, id: string, customer: WorkClient): Promise<ResourceFile | null>
}

interface Options {
  readonly database: Database
  readonly apiBase: string
  readonly workers: WorkPool
}

const CACHED_SHEETS = 100

interface SheetRequest {
  readonly starter: Starter
  readonly brand: ReturnType<typeof sheetBrand>
  readonly customer: WorkClient
}

/** The starters are the same for every tenant, so they are not rows; downloads by a tenant's visitors are. */
export function createResources({ database, apiBase, workers }: Options): Resources {
  const sheets = new LRUCache<string, Uint8Array, SheetRequest>({
    max: CACHED_SHEETS,
    // A request still gets its sheet if others have evicted it meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { customer, ...sheet } }) =>
      workers.run(customer, SHEET_TASK, sheet),
  })

  function sheet(tenant: TenantConfig, starter: Starter, customer: WorkClient): Promise<Uint8Array> {
    const brand = sheetBrand(tenant)
    return sheets.forceFetch(JSON.stringify([starter.id, brand]), { context: { starter, brand, customer } })
  }

  return {
    async search(tenant, query) {
      const downloads = await database.withTenant(tenant.id, readDownloads)
      const all = STARTERS.map((starter) => toResource(starter, downloads.get(starter.id) ?? 0, apiBase))
      return searchResources(all, query)
    },
    async file(tenant, id, customer) {
      const starter = STARTERS.find((each) => each.id === id)
      if (!starter) return null
      const pdf = await sheet(tenant.config, starter, customer)
      await database.withTenant(tenant.id, (tx) => addDownload(tx, tenant.id, id))
      return { name: `${tenant.slug}-${id}.pdf`, pdf }
    },
  }
}

function toResource(card: Omit<Starter, 'blocks'>, downloads: number, apiBase: string): Resource {
  return {
    ...card,
    sizeBytes: STARTER_SIZES[card.id] ?? 0,
    downloads,
    fileUrl: `${apiBase}/resources/${card.id}/file`,
  }
}
