import { z } from 'zod/mini'
import type { Services } from '../../app/services.ts'
import type { Tx } from '../../lib/data/database.ts'
import type { Job } from '../../lib/jobs/job.ts'

const Payload = z.object({ tenantId: z.number(), companyId: z.number() })

/** Applies the rules of a company to its people. */
export const requirementsJob: Job<z.infer<typeof Payload>> = {
  name: 'apply-requirements',
  payload: Payload,
  attempts: 5,
  expireSeconds: 10 * 60,
}

/** Part of the transaction of what changed: people, where they work, or rules. */
export async function queueRequirements(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Tx,
  company: z.infer<typeof Payload>,
): Promise<void> {
  await jobs.enqueue(requirementsJob, company, { tx })
}
