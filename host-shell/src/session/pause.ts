import type { Clock } from '../lib/clock.ts'

export function pause(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => void clock.after(ms, resolve))
}
