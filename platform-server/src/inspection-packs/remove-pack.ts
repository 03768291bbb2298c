import { eq } from 'drizzle-orm'
import type { Services } from '../app/services.ts'
import type { Tx } from '../lib/data/database.ts'
import { inspectionPacks } from '../lib/data/schema/company/inspection-packs.ts'
import type { StoredPack } from './sql-packs.ts'

/** Deletes the pack that `find` returns, then its files. */
export async function removePack(
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  find: (tx: Tx) => Promise<StoredPack>,
  tenantId: number,
): Promise<void> {
  const pack = await database.withTenant(tenantId, async (tx) => {
    const found = await find(tx)
    await tx.delete(inspectionPacks).where(eq(inspectionPacks.id, found.id))
    return found
  })
  await removeFiles(storage, pack)
}

export async function removeFiles(
  storage: Services['storage'],
  { pdfKey, csvKey }: Pick<StoredPack, 'pdfKey' | 'csvKey'>,
): Promise<void> {
  for (const key of [pdfKey, csvKey]) if (key !== null) await storage.remove(key)
}
