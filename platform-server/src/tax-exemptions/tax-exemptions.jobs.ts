import { z } from 'zod/mini'
import type { Services } from '../app/services.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { scheduleUnnamedFiles, unnamedFilesJob } from '../domain/documents/unnamed-files.ts'
import { forEachTenant } from '../domain/tenants/for-each-tenant.ts'
import type { CachedTenants } from '../domain/tenants/tenant-directory.ts'
import { taxExemptions } from '../lib/data/schema/money/tax-exemptions.ts'
import type { Job } from '../lib/jobs/job.ts'
import { EXEMPTION_FOLDER } from './exemption-folder.ts'
import { remindOfEnds } from './remind-of-ends.ts'

interface Options extends MailingOptions {
  readonly tenants: Pick<CachedTenants, 'byId'>
}

/** In UTC: night from Hawaii to the east coast, after the other deletions. */
const AT_NIGHT = '57 9 * * *'
/** In UTC: morning on the east coast. */
const IN_THE_MORNING = '52 13 * * *'

export const removeExemptionFilesJob = unnamedFilesJob('remove-unnamed-tax-exemptions')

const remindOfEndsJob: Job<Record<string, never>> = {
  name: 'remind-of-tax-exemptions',
  payload: z.record(z.string(), z.never()),
  attempts: 5,
  expireSeconds: 15 * 60,
}

export const scheduleExemptionRetention = (services: Services) =>
  scheduleUnnamedFiles(services, removeExemptionFilesJob, {
    at: AT_NIGHT,
    folder: EXEMPTION_FOLDER,
    columns: [taxExemptions.fileKey],
  })

/** One replica reminds each day of certificates that end. */
export async function scheduleExemptionReminders(options: Options): Promise<void> {
  const { services, tenantMailer, tenants: directory } = options
  const { jobs, database, now } = services
  await jobs.register(remindOfEndsJob, () =>
    forEachTenant({ database, directory }, (tenant) => remindOfEnds({ database, now, tenantMailer }, tenant)),
  )
  await jobs.schedule(remindOfEndsJob, IN_THE_MORNING)
}
