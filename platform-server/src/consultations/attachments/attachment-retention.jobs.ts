import type { Services } from '../../app/services.ts'
import { scheduleUnnamedFiles, unnamedFilesJob } from '../../domain/documents/unnamed-files.ts'
import { consultationAttachments } from '../../lib/data/schema/consultation-attachments.ts'
import { ATTACHMENT_FOLDER } from './attachment-folder.ts'

/** In UTC: night from Hawaii to the east coast, after the other deletions. */
const AT_NIGHT = '53 9 * * *'

export const removeAttachmentsJob = unnamedFilesJob('remove-unnamed-consultation-attachments')

export const scheduleAttachmentRetention = (services: Services) =>
  scheduleUnnamedFiles(services, removeAttachmentsJob, {
    at: AT_NIGHT,
    folder: ATTACHMENT_FOLDER,
    columns: [consultationAttachments.fileKey],
  })
