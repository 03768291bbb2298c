import { asc } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Services } from '../app/services.ts'
import { tenants } from '../lib/data/schema/tenants.ts'
import type { Job } from '../lib/jobs/job.ts'
import { endTerms } from './end-terms.ts'
import { createTenantDirectory } from '../domain/tenants/tenant-directory.ts'

const EVERY_HOUR = '17 * * * *'

const endTermsJob: Job<Record<string, never>> = {
  name: 'end-terms',
  payload: z.record(z.string(), z.never()),
  attempts: 5,
  expireSeconds: 15 * 60,
}

/** One replica ends each hour the subscriptions that are no longer paid for. */
export async function scheduleEndOfTerms(services: Services): Promise<void> {
  const { jobs, database } = services
  const directory = await createTenantDirectory(database)
  await jobs.register(endTermsJob, async () => {
    const rows = await database.withPlatform((tx) =>
      tx.select({ id: tenants.id }).from(tenants).orderBy(asc(tenants.id)),
    )
    for (const { id } of rows) await endTerms(services, await directory.byId(id))
  })
  await jobs.schedule(endTermsJob, EVERY_HOUR)
}
