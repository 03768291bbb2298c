import type { Services } from '../../app/services.ts'
import { scheduleUnnamedFiles, unnamedFilesJob } from '../../domain/documents/unnamed-files.ts'
import { partnerProfiles } from '../../lib/data/schema/partners.ts'
import { PORTRAIT_FOLDER } from '../../domain/partners/portrait.rule.ts'

/** In UTC: night from Hawaii to the east coast, after the other deletions. */
const AT_NIGHT = '56 9 * * *'

const removePortraitsJob = unnamedFilesJob('remove-unnamed-partner-portraits')

export const schedulePortraitRetention = (services: Services) =>
  scheduleUnnamedFiles(services, removePortraitsJob, {
    at: AT_NIGHT,
    folder: PORTRAIT_FOLDER,
    columns: [partnerProfiles.portraitKey],
  })
