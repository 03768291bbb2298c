import { sql } from 'drizzle-orm'
import type { Tx } from '../lib/data/database.ts'
import { resourceDownloads } from '../lib/data/schema/content/resources.ts'

/** Downloads by starter, of the tenant that the transaction is for. */
export async function readDownloads(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.select().from(resourceDownloads)
  return new Map(rows.map(({ resourceId, downloads }) => [resourceId, downloads]))
}

export async function addDownload(tx: Tx, tenantId: number, resourceId: string): Promise<void> {
  await tx
    .insert(resourceDownloads)
    .values({ tenantId, resourceId, downloads: 1 })
    .onConflictDoUpdate({
      target: [resourceDownloads.tenantId, resourceDownloads.resourceId],
      set: { downloads: sql`${resourceDownloads.downloads} + 1` },
    })
}
