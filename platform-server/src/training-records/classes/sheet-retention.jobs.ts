import { inArray } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Services } from '../../app/services.ts'
import { removeUnnamed } from '../../domain/documents/document-files.ts'
import { companyClasses } from '../../lib/data/schema/company/classes.ts'
import type { Job } from '../../lib/jobs/job.ts'
import { SHEET_FOLDER } from './classes.ts'

/** In UTC: night from Hawaii to the east coast, after the other deletions. */
const AT_NIGHT = '48 9 * * *'

export const removeSheetsJob: Job<Record<string, never>> = {
  name: 'remove-unnamed-sign-in-sheets',
  payload: z.record(z.string(), z.never()),
  attempts: 5,
  expireSeconds: 15 * 60,
}

/** One replica runs it each night: files of requests that failed, and of companies that were deleted. */
export async function scheduleSheetRetention({ jobs, database, storage, now }: Services): Promise<void> {
  await jobs.register(removeSheetsJob, () =>
    removeUnnamed(storage, { folder: SHEET_FOLDER, now: now() }, async (keys) => {
      const { fileKey } = companyClasses
      const rows = await database.withPlatform((tx) =>
        tx
          .select({ fileKey })
          .from(companyClasses)
          .where(inArray(fileKey, [...keys])),
      )
      return rows.flatMap((row) => row.fileKey ?? [])
    }),
  )
  await jobs.schedule(removeSheetsJob, AT_NIGHT)
}
