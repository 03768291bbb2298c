const SAMPLE_MS = 200

export interface EventLoopWatch {
  /** How late work runs at the moment, in milliseconds. */
  readonly delayMs: () => number
  readonly stop: () => void
}

/**
 * A timer that looks at how late it is. A histogram of the same (`monitorEventLoopDelay`) is empty, and its mean NaN, after
 * exactly the pauses that matter: those longer than the time between two looks.
 */
export function watchEventLoop(now: () => number = () => performance.now()): EventLoopWatch {
  let dueAt = now() + SAMPLE_MS
  let wasLateMs = 0
  const timer = setInterval(() => {
    const at = now()
    wasLateMs = Math.max(0, at - dueAt)
    dueAt = at + SAMPLE_MS
  }, SAMPLE_MS).unref()
  return {
    delayMs: () => Math.max(wasLateMs, now() - dueAt),
    stop: () => clearInterval(timer),
  }
}
