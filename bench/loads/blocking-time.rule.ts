/** One task of the main thread, in milliseconds since the navigation. */
export interface LongTask {
  readonly startMs: number
  readonly durationMs: number
}

const RESPONSIVE_MS = 50

/** Total blocking time: the sum of what each task after the first paint takes beyond 50 ms. */
export function blockingTime(tasks: readonly LongTask[], firstPaintMs: number): number {
  return tasks
    .map(({ startMs, durationMs }) => startMs + durationMs - Math.max(startMs, firstPaintMs))
    .filter((lastedMs) => lastedMs > RESPONSIVE_MS)
    .reduce((sum, lastedMs) => sum + lastedMs - RESPONSIVE_MS, 0)
}
