import { z } from 'zod/mini'
import type { Services } from '../app/services.ts'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { forgetCredentials } from './credentials/forget-credentials.ts'
import { remindExpiringCredentials } from './credentials/remind-credentials.ts'
import { remindExpiring } from './remind-expiring.ts'
import type { Job } from '../lib/jobs/job.ts'
import { forEachTenant } from '../domain/tenants/for-each-tenant.ts'
import type { CachedTenants } from '../domain/tenants/tenant-directory.ts'
import { forgetErased } from '../domain/erasure/forget-erased.ts'

interface Options extends MailingOptions {
  readonly tenants: Pick<CachedTenants, 'byId'>
}

/** In UTC: morning on the east coast. */
const IN_THE_MORNING = '7 13 * * *'

export const remindExpiringJob: Job<Record<string, never>> = {
  name: 'remind-expiring',
  payload: z.record(z.string(), z.never()),
  attempts: 5,
  expireSeconds: 15 * 60,
}

/** In UTC: night from Hawaii to the east coast, after the other deletions. */
const AT_NIGHT = '43 9 * * *'

const forgetCredentialsJob: Job<Record<string, never>> = {
  ...remindExpiringJob,
  name: 'forget-credentials',
}

/** One replica sends reminders each day; if no server ran on a day, the next start catches up. */
export async function scheduleReminders({
  services,
  tenantMailer,
  tenants: directory,
}: Options): Promise<void> {
  const { jobs, database, log, now } = services
  const parts = { database, now, tenantMailer }
  await jobs.register(remindExpiringJob, () =>
    forEachTenant({ database, directory }, async (tenant) => {
      const certificateReminders = await remindExpiring(parts, tenant)
      const credentialReminders = await remindExpiringCredentials(parts, tenant)
      log.info(
        { tenantId: tenant.id, certificateReminders, credentialReminders },
        'expiration reminders were sent',
      )
    }),
  )
  await jobs.schedule(remindExpiringJob, IN_THE_MORNING)
}

/** One replica runs it each night, like all deletions. */
export async function scheduleCredentialRetention(services: Services): Promise<void> {
  await services.jobs.register(forgetCredentialsJob, async () => {
    // First the records whose retention period is over, then the files that no row names.
    await forgetErased(services)
    await forgetCredentials(services)
  })
  await services.jobs.schedule(forgetCredentialsJob, AT_NIGHT)
}
