import { scheduleForgettingCredentials, scheduleReminders } from './certificates/certificates.jobs.ts'
import { scheduleEndOfTerms } from './orders/orders.jobs.ts'
import { scheduleForgetting } from './retention/retention.jobs.ts'
import type { SharedServices } from './shared-services.ts'

/** What the server does by the clock. Every replica schedules it, and one of them runs it. */
export async function scheduleJobs(shared: SharedServices): Promise<void> {
  await scheduleForgetting(shared.services)
  await scheduleReminders(shared)
  await scheduleForgettingCredentials(shared.services)
  await scheduleEndOfTerms(shared)
}
