import { z } from 'zod/mini'
import type { Services } from '../../app/services.ts'
import { removeUnnamed } from '../../domain/documents/document-files.ts'
import type { Job } from '../../lib/jobs/job.ts'
import { ATTACHMENT_FOLDER } from './attachment-folder.ts'
import { namedKeys } from './sql-attachments.ts'

/** In UTC: night from Hawaii to the east coast, after the other deletions. */
const AT_NIGHT = '53 9 * * *'

export const removeAttachmentsJob: Job<Record<string, never>> = {
  name: 'remove-unnamed-consultation-attachments',
  payload: z.record(z.string(), z.never()),
  attempts: 5,
  expireSeconds: 15 * 60,
}

/** One replica runs it each night: files of requests that failed, and of consultations that were deleted. */
export async function scheduleAttachmentRetention({ jobs, database, storage, now }: Services): Promise<void> {
  await jobs.register(removeAttachmentsJob, () =>
    removeUnnamed(storage, { folder: ATTACHMENT_FOLDER, now: now() }, (keys) =>
      database.withPlatform((tx) => namedKeys(tx, keys)),
    ),
  )
  await jobs.schedule(removeAttachmentsJob, AT_NIGHT)
}
