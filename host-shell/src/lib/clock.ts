/** Time as an argument, so that a test can skip ten minutes at once. */
export interface Clock {
  readonly now: () => number
  /** Calls back once after `ms`; returns the function that cancels it. */
  readonly after: (ms: number, run: () => void) => () => void
  readonly every: (ms: number, run: () => void) => () => void
}

// The globals are looked up at each call, so that a test can replace them later with its own clock.
export const browserClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  every: (ms, run) => {
    const timer = setInterval(run, ms)
    return () => clearInterval(timer)
  },
}
