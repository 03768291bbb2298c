import { INSPECTION_PACK_DAYS } from '@platform/shared-contracts/http'
import { inArray, lt, or } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Services } from '../app/services.ts'
import { removeUnnamed } from '../domain/documents/document-files.ts'
import type { Tx } from '../lib/data/database.ts'
import { inspectionPacks } from '../lib/data/schema/company/inspection-packs.ts'
import type { Job } from '../lib/jobs/job.ts'
import { PACK_FOLDER } from './make-pack.ts'
import { removeFiles } from './remove-pack.ts'

const DAY_MS = 24 * 60 * 60_000

/** In UTC: night from Hawaii to the east coast, after the other deletions. */
const AT_NIGHT = '51 9 * * *'

export const removePacksJob: Job<Record<string, never>> = {
  name: 'remove-inspection-packs',
  payload: z.record(z.string(), z.never()),
  attempts: 5,
  expireSeconds: 15 * 60,
}

/** One replica runs it each night: packs that are old, and files that no pack names. */
export async function schedulePackRetention({ jobs, database, storage, now }: Services): Promise<void> {
  await jobs.register(removePacksJob, async () => {
    const before = new Date(now().getTime() - INSPECTION_PACK_DAYS * DAY_MS)
    const old = await database.withPlatform((tx) =>
      tx.delete(inspectionPacks).where(lt(inspectionPacks.requestedAt, before)).returning(),
    )
    for (const pack of old) await removeFiles(storage, pack)
    await removeUnnamed(storage, { folder: PACK_FOLDER, now: now() }, (keys) =>
      database.withPlatform((tx) => namedOf(tx, keys)),
    )
  })
  await jobs.schedule(removePacksJob, AT_NIGHT)
}

async function namedOf(tx: Tx, keys: readonly string[]): Promise<string[]> {
  const { pdfKey, csvKey } = inspectionPacks
  const rows = await tx
    .select({ pdfKey, csvKey })
    .from(inspectionPacks)
    .where(or(inArray(pdfKey, [...keys]), inArray(csvKey, [...keys])))
  return rows.flatMap((row) => [row.pdfKey ?? [], row.csvKey ?? []].flat())
}
