import { z } from 'zod/mini'
import type { Services } from '../app/services.ts'
import type { Job } from '../lib/jobs/job.ts'
import { deleteExpired } from './delete-expired.ts'

/** In UTC: night from Hawaii to the east coast. */
const AT_NIGHT = '23 9 * * *'

export const deleteExpiredJob: Job<Record<string, never>> = {
  name: 'forget-old',
  payload: z.record(z.string(), z.never()),
  attempts: 5,
  expireSeconds: 15 * 60,
}

/** One replica runs it each night; if no server ran in a night, the next start catches up. */
export async function scheduleRetention({
  jobs,
  database,
  log,
  now,
}: Pick<Services, 'jobs' | 'database' | 'log' | 'now'>): Promise<void> {
  await jobs.register(deleteExpiredJob, async () => {
    await deleteExpired(database, now())
    log.info('data past its retention period was deleted')
  })
  await jobs.schedule(deleteExpiredJob, AT_NIGHT)
}
