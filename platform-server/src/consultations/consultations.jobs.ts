import { z } from 'zod/mini'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { forEachTenant } from '../domain/tenants/for-each-tenant.ts'
import type { CachedTenants } from '../domain/tenants/tenant-directory.ts'
import type { Job } from '../lib/jobs/job.ts'
import { remindOfConsultations } from './reminders/remind-of-consultations.ts'

interface Options extends MailingOptions {
  readonly tenants: Pick<CachedTenants, 'byId'>
}

const EVERY_FIVE_MINUTES = '*/5 * * * *'

const remindJob: Job<Record<string, never>> = {
  name: 'remind-of-consultations',
  payload: z.record(z.string(), z.never()),
  attempts: 5,
  expireSeconds: 5 * 60,
}

/** One replica reminds clients and partners of consultations that start within a day or an hour. */
export async function scheduleConsultationReminders(options: Options): Promise<void> {
  const { jobs, database } = options.services
  await jobs.register(remindJob, () =>
    forEachTenant({ database, directory: options.tenants }, (tenant) =>
      remindOfConsultations(options, tenant),
    ),
  )
  await jobs.schedule(remindJob, EVERY_FIVE_MINUTES)
}
