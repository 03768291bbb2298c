import type { Services } from '../../app/services.ts'
import { scheduleUnnamedFiles, unnamedFilesJob } from '../../domain/documents/unnamed-files.ts'
import { companyClasses } from '../../lib/data/schema/company/classes.ts'
import { SHEET_FOLDER } from './classes.ts'

/** In UTC: night from Hawaii to the east coast, after the other deletions. */
const AT_NIGHT = '48 9 * * *'

export const removeSheetsJob = unnamedFilesJob('remove-unnamed-sign-in-sheets')

export const scheduleSheetRetention = (services: Services) =>
  scheduleUnnamedFiles(services, removeSheetsJob, {
    at: AT_NIGHT,
    folder: SHEET_FOLDER,
    columns: [companyClasses.fileKey],
  })
