import { z } from 'zod/mini'

/** Work that the server does by the clock, as operators see it. */
export const ScheduledJob = z.object({
  /** Lowercase words with hyphens. */
  name: z.string(),
  /** When it runs: five fields of cron, in UTC. */
  cron: z.string(),
  /** `null` when none is stored; runs are stored for a week. */
  lastRun: z.nullable(
    z.object({
      state: z.enum(['waiting', 'running', 'done', 'failed']),
      enqueuedAt: z.iso.datetime(),
      endedAt: z.nullable(z.iso.datetime()),
    }),
  ),
})
export type ScheduledJob = z.infer<typeof ScheduledJob>

/**
 * GET {api}/operators/jobs, by name. POST ./:name/run enqueues one more run and answers 202; 404 `no-job`.
 * It does what is due, as it does by the clock, and so nothing twice.
 */
export const ScheduledJobList = z.object({ items: z.array(ScheduledJob) })
export type ScheduledJobList = z.infer<typeof ScheduledJobList>
