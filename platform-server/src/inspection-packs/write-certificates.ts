import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { dayOf } from '../domain/requirements/standing.rule.ts'
import { inspectionPackCertificates as rows } from '../lib/data/schema/company/inspection-packs.ts'
import type { OfPack, PackMaking } from './pack-making.ts'
import { newFileKey } from './pack-files.ts'
import { changePack } from './sql-packs.ts'

/** Of one job: at a tenth of a second each, well within the time of a job. */
const AT_ONCE = 50
/** A worker renders one while the next is read and signed here. */
const LANES = 2

/** Stores the next PDFs of a pack, each named by its row as soon as it is there; true when none is left. */
export async function writeCertificates(parts: PackMaking, { tenantId, packId }: OfPack): Promise<boolean> {
  const open = await parts.services.database.withTenant(tenantId, async (tx) => {
    const found = await tx
      .select()
      .from(rows)
      .where(and(eq(rows.packId, packId), isNull(rows.fileKey)))
      .orderBy(asc(rows.fileName))
      .limit(AT_ONCE)
    if (found.length > 0) await changePack(tx, packId, { state: 'certificates' })
    return found
  })
  const waiting = open.values()
  const lane = async () => {
    for (const row of waiting) await writeOne(parts, row)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return open.length < AT_ONCE
}

async function writeOne(
  { services: { database, storage, now }, certificatePapers }: PackMaking,
  { tenantId, packId, certificateId }: typeof rows.$inferSelect,
): Promise<void> {
  const isRow = and(eq(rows.packId, packId), eq(rows.certificateId, certificateId), isNull(rows.fileKey))
  const paper = await certificatePapers.make({ tenantId, id: certificateId, account: 'inspection-packs' })
  // Erased or revoked since the records were read.
  if (!paper || paper.certificate.state === 'revoked') {
    await database.withTenant(tenantId, (tx) => tx.delete(rows).where(isRow))
    return
  }
  const fileKey = newFileKey({ tenantId, day: dayOf(now()), id: randomUUID(), kind: 'pdf' })
  await storage.put(fileKey, paper.pdf, 'application/pdf')
  const named = await database.withTenant(tenantId, (tx) =>
    tx.update(rows).set({ fileKey }).where(isRow).returning(),
  )
  // The pack was deleted, or another attempt has stored the same.
  if (named.length === 0) await storage.remove(fileKey)
}
