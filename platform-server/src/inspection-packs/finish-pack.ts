import { and, eq, isNull } from 'drizzle-orm'
import { inspectionPacks } from '../lib/data/schema/company/inspection-packs.ts'
import type { PackMaking } from './make-pack.ts'

interface OfPack {
  readonly tenantId: number
  readonly packId: string
}

/** All files of a pack are there. */
export async function finishPack({ services }: PackMaking, { tenantId, packId }: OfPack): Promise<void> {
  const { database, now } = services
  await database.withTenant(tenantId, (tx) =>
    tx
      .update(inspectionPacks)
      .set({ state: 'ready', madeAt: now() })
      .where(and(eq(inspectionPacks.id, packId), isNull(inspectionPacks.madeAt))),
  )
}
