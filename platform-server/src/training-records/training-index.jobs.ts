import { z } from 'zod/mini'
import type { Services } from '../app/services.ts'
import { forEachTenant } from '../domain/tenants/for-each-tenant.ts'
import type { CachedTenants } from '../domain/tenants/tenant-directory.ts'
import { refreshEveryCompany } from '../domain/training-index/training-index.ts'
import type { Job } from '../lib/jobs/job.ts'

interface Parts {
  readonly services: Services
  readonly tenants: Pick<CachedTenants, 'byId'>
}

const EVERY_FIVE_MINUTES = '*/5 * * * *'

export const refreshTrainingIndexJob: Job<Record<string, never>> = {
  name: 'refresh-training-index',
  payload: z.record(z.string(), z.never()),
  attempts: 2,
  expireSeconds: 10 * 60,
}

/** Where no manager looks, what has changed is computed all the same, and the notes of it stay few. */
export async function scheduleTrainingIndex({ services, tenants }: Parts): Promise<void> {
  const { jobs, database } = services
  await jobs.register(refreshTrainingIndexJob, () =>
    forEachTenant({ database, directory: tenants }, ({ id }) => refreshEveryCompany(services, id)),
  )
  await jobs.schedule(refreshTrainingIndexJob, EVERY_FIVE_MINUTES)
}
