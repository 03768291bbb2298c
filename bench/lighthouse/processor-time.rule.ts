/** What of a trace event the conversion reads; times in microseconds. */
export interface TraceEvent {
  readonly pid: number
  readonly tid: number
  readonly name: string
  readonly ph: string
  ts: number
  dur?: number
  /** The processor time that the thread had. */
  readonly tdur?: number
}

interface Task {
  readonly start: number
  readonly end: number
  readonly share: number
}

/**
 * Shortens each task of a trace, and what happened inside it, to the time for which its thread had a processor. On two
 * cores the browser's main thread waits for one about half the time, because compositing, rasterization, the compiler
 * and the server run on the same two; a phone's main thread does not wait for them.
 */
export function toProcessorTime(events: readonly TraceEvent[]): void {
  const byThread = Map.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`)
  for (const thread of byThread.values()) shorten(thread)
}

function shorten(thread: readonly TraceEvent[]): void {
  const tasks = tasksOf(thread)
  let next = 0
  for (const event of thread.toSorted((a, b) => a.ts - b.ts)) {
    while (next < tasks.length && (tasks[next]?.end ?? 0) <= event.ts) next += 1
    const task = tasks[next]
    if (task && task.start <= event.ts) shortenWithin(task, event)
  }
}

function shortenWithin({ start, share }: Task, event: TraceEvent): void {
  event.ts = Math.round(start + (event.ts - start) * share)
  if (event.dur !== undefined) event.dur = Math.round(event.dur * share)
}

/** Those whose processor time was recorded, in order. */
function tasksOf(thread: readonly TraceEvent[]): readonly Task[] {
  return thread
    .filter(({ name, ph, dur, tdur }) => name === 'RunTask' && ph === 'X' && dur && tdur !== undefined)
    .map(({ ts, dur = 1, tdur = dur }) => ({ start: ts, end: ts + dur, share: Math.min(1, tdur / dur) }))
    .toSorted((a, b) => a.start - b.start)
}
