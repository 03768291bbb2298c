import { setTimeout as pause } from 'node:timers/promises'
import type { Ledger } from './ledger.ts'

const POLL_INTERVAL_MS = 5
/** After this many checks in a row without pending work, the page is idle. */
const IDLE_POLLS = 2
const MAX_PENDING_MS = 3_000

/** What a page that was shown may still do by itself: the first steps of what goes on and on are enough to see. */
export const MOUNTED_TIMEOUT_MS = 40
/** What a page that has left may still tidy up. */
export const UNMOUNTED_TIMEOUT_MS = 100

export interface IdleOptions {
  /** Whose turns and short timers are waited for, for at most `patienceMs`. */
  readonly ledger: Ledger
  readonly timeoutMs: number
  /** Answers, and modules, that are on their way. */
  readonly pending?: () => number
}

/**
 * Until nothing of a page is on its way anymore and React has had its turn. Counted in looks, each at least a turn of
 * everything that waits: a busy machine takes longer over them, and sees the same.
 */
export async function waitUntilIdle(
  settling: IdleOptions,
  deadline = performance.now() + MAX_PENDING_MS,
): Promise<void> {
  const { ledger, timeoutMs, pending = () => 0 } = settling
  const isDue = () => pending() > 0 && performance.now() < deadline
  // React starts what is to be rendered in a turn of its own.
  await pause(0)
  while (isDue()) await pause(POLL_INTERVAL_MS)
  let idle = 0
  for (let looks = timeoutMs / POLL_INTERVAL_MS; looks > 0 && idle < IDLE_POLLS; looks -= 1) {
    await pause(POLL_INTERVAL_MS)
    idle = ledger.soon.size === 0 ? idle + 1 : 0
  }
  // What has just arrived may ask for more.
  if (isDue()) await waitUntilIdle(settling, deadline)
}
