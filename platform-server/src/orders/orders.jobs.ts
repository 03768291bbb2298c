import { asc } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { MailingOptions } from '../app/tenant-mailer.ts'
import { tenants } from '../lib/data/schema/tenants.ts'
import type { Job } from '../lib/jobs/job.ts'
import { endTerms } from './end-terms.ts'
import type { CachedTenants } from '../domain/tenants/tenant-directory.ts'

interface Options extends MailingOptions {
  readonly tenants: Pick<CachedTenants, 'byId'>
}

const EVERY_HOUR = '17 * * * *'

const endTermsJob: Job<Record<string, never>> = {
  name: 'end-terms',
  payload: z.record(z.string(), z.never()),
  attempts: 5,
  expireSeconds: 15 * 60,
}

/** One replica ends each hour the subscriptions that are no longer paid for. */
export async function scheduleEndOfTerms({
  services,
  tenantMailer,
  tenants: directory,
}: Options): Promise<void> {
  const { jobs, database, now } = services
  await jobs.register(endTermsJob, async () => {
    const rows = await database.withPlatform((tx) =>
      tx.select({ id: tenants.id }).from(tenants).orderBy(asc(tenants.id)),
    )
    for (const { id } of rows) await endTerms({ database, now, tenantMailer }, await directory.byId(id))
  })
  await jobs.schedule(endTermsJob, EVERY_HOUR)
}
