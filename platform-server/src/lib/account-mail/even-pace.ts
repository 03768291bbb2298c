import { setTimeout as delay } from 'node:timers/promises'

/** Longer than it takes to write a token and a mail down. */
const PACE_MS = 150

/** How long an answer takes must not tell whether an account exists: no answer comes sooner than the slower one would. */
export async function atEvenPace(work: Promise<void>): Promise<void> {
  await Promise.all([work, delay(PACE_MS)])
}
