import type { Services } from '../app/services.ts'
import { scheduleUnnamedFiles, unnamedFilesJob } from '../domain/documents/unnamed-files.ts'
import { taxExemptions } from '../lib/data/schema/money/tax-exemptions.ts'
import { EXEMPTION_FOLDER } from './exemption-folder.ts'

/** In UTC: night from Hawaii to the east coast, after the other deletions. */
const AT_NIGHT = '57 9 * * *'

export const removeExemptionFilesJob = unnamedFilesJob('remove-unnamed-tax-exemptions')

export const scheduleExemptionRetention = (services: Services) =>
  scheduleUnnamedFiles(services, removeExemptionFilesJob, {
    at: AT_NIGHT,
    folder: EXEMPTION_FOLDER,
    columns: [taxExemptions.fileKey],
  })
