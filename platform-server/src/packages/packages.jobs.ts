import { z } from 'zod/mini'
import type { Services } from '../app/services.ts'
import type { Job } from '../lib/jobs/job.ts'
import { removeOrphans } from './tidy/remove-orphans.ts'

/** In UTC: night from Hawaii to the east coast, after the other deletions. */
const AT_NIGHT = '53 9 * * *'

export const tidyPackagesJob: Job<Record<string, never>> = {
  name: 'tidy-packages',
  payload: z.record(z.string(), z.never()),
  attempts: 5,
  expireSeconds: 15 * 60,
}

/** One replica runs it each night; if no server ran in a night, the next start catches up. */
export async function schedulePackageTidying(services: Services): Promise<void> {
  const { jobs, log } = services
  await jobs.register(tidyPackagesJob, async () => {
    const removedFiles = await removeOrphans(services)
    if (removedFiles > 0) log.warn({ removedFiles }, 'files of packages that do not exist were deleted')
  })
  await jobs.schedule(tidyPackagesJob, AT_NIGHT)
}
