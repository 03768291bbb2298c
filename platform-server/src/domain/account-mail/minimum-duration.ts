import { setTimeout as delay } from 'node:timers/promises'

/** Longer than it takes to store a token and an email. */
const MIN_DURATION_MS = 150

/** The response time must not reveal whether an account exists: no response comes sooner than the slower case would. */
export async function withMinimumDuration(work: Promise<void>): Promise<void> {
  await Promise.all([work, delay(MIN_DURATION_MS)])
}
