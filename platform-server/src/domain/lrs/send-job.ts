import { z } from 'zod/mini'
import type { Job } from '../../lib/jobs/job.ts'

export interface SendPayload {
  readonly tenantId: number
  /** The retry that this job is for; `null` for statements that are new. */
  readonly attemptAt: string | null
}

/** Failures of the record store are retried by a job of their own (send.jobs.ts); these are for ours. */
export const sendJob: Job<SendPayload> = {
  name: 'lrs-send',
  payload: z.object({ tenantId: z.number(), attemptAt: z.nullable(z.string()) }),
  attempts: 10,
  expireSeconds: 15 * 60,
  isDeletedWhenDone: true,
}
