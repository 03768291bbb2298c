import type { Clock } from '../clock.ts'

interface Timer {
  due: number
  readonly every: number | null
  readonly run: () => void
}

/** Time that passes only in `advance`, in order, and lets promises settle between two timers. */
export function fakeClock(startMs = 1_700_000_000_000): Clock & { advance: (ms: number) => Promise<void> } {
  let now = startMs
  const timers = new Set<Timer>()
  const add = (timer: Timer) => {
    timers.add(timer)
    return () => void timers.delete(timer)
  }
  const next = (limit: number) =>
    [...timers].filter(({ due }) => due <= limit).sort((left, right) => left.due - right.due)[0]

  return {
    now: () => now,
    after: (ms, run) => add({ due: now + ms, every: null, run }),
    every: (ms, run) => add({ due: now + ms, every: ms, run }),
    advance: async (ms) => {
      const end = now + ms
      await settle()
      for (let timer = next(end); timer; timer = next(end)) {
        now = Math.max(now, timer.due)
        if (timer.every === null) timers.delete(timer)
        else timer.due += timer.every
        timer.run()
        await settle()
      }
      now = end
    },
  }
}

/** Lets all pending promises settle. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve))
}
