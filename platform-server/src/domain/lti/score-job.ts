import { z } from 'zod/mini'
import type { Job } from '../../lib/jobs/job.ts'

export interface ScorePayload {
  readonly tenantId: number
  readonly gradeId: string
  /** Of the result; a job for an older one than the row's does nothing. */
  readonly reportedAt: string
}

/** Over about three hours. Then the result is shown to staff, who may send it again. */
export const scoreJob: Job<ScorePayload> = {
  name: 'lti-score',
  payload: z.object({ tenantId: z.number(), gradeId: z.string(), reportedAt: z.string() }),
  attempts: 18,
  expireSeconds: 60,
}
