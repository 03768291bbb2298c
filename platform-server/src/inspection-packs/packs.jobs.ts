import { INSPECTION_PACK_DAYS } from '@platform/shared-contracts/http'
import { lt } from 'drizzle-orm'
import type { Services } from '../app/services.ts'
import { removeUnnamed, unnamedFilesJob } from '../domain/documents/unnamed-files.ts'
import { inspectionPackCertificates, inspectionPacks } from '../lib/data/schema/company/inspection-packs.ts'
import { PACK_FOLDER } from './pack-files.ts'

const DAY_MS = 24 * 60 * 60_000

/** In UTC: night from Hawaii to the east coast, after the other deletions. */
const AT_NIGHT = '51 9 * * *'

export const removePacksJob = unnamedFilesJob('remove-inspection-packs')

/** One replica runs it each night: packs that are old, and then their files, which no pack names any more. */
export async function schedulePackRetention(services: Services): Promise<void> {
  const { jobs, database, now } = services
  await jobs.register(removePacksJob, async () => {
    const before = new Date(now().getTime() - INSPECTION_PACK_DAYS * DAY_MS)
    await database.withPlatform((tx) =>
      tx.delete(inspectionPacks).where(lt(inspectionPacks.requestedAt, before)),
    )
    const columns = [inspectionPacks.pdfKey, inspectionPacks.csvKey, inspectionPackCertificates.fileKey]
    await removeUnnamed(services, { folder: PACK_FOLDER, columns })
  })
  await jobs.schedule(removePacksJob, AT_NIGHT)
}
