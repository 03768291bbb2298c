import type { Clock } from '../lib/clock.ts'

/** Runs with a signal that aborts after `ms`. The clock's own timer is used, not AbortSignal.timeout. */
export async function timed<T>(
  clock: Clock,
  ms: number,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const cancel = clock.after(ms, () => controller.abort(new Error(`No answer within ${ms} ms.`)))
  try {
    return await run(controller.signal)
  } finally {
    cancel()
  }
}

export function pause(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => void clock.after(ms, resolve))
}
