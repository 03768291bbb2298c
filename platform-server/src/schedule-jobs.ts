import type { Services } from './app/services.ts'
import { scheduleForgettingCredentials, scheduleReminders } from './certificates/certificates.jobs.ts'
import { scheduleEndOfTerms } from './orders/orders.jobs.ts'
import { scheduleForgetting } from './retention/retention.jobs.ts'

/** What the server does by the clock. Every replica schedules it, and one of them runs it. */
export async function scheduleJobs(services: Services): Promise<void> {
  await scheduleForgetting(services)
  await scheduleReminders(services)
  await scheduleForgettingCredentials(services)
  await scheduleEndOfTerms(services)
}
