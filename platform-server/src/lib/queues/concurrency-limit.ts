import pLimit from 'p-limit'

export interface ConcurrencyLimit {
  /** At most this many tasks at once; later ones wait in order, and are refused when too many wait already. */
  readonly slots: number
  readonly maxWaiting: number
}

export class BusyError extends Error {
  readonly statusCode = 503
}

/** Returns a function that runs tasks within the limit. Errors: `BusyError` when the queue is full. */
export function limitConcurrency({ slots, maxWaiting }: ConcurrencyLimit) {
  const run = pLimit(slots)
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (run.activeCount + run.pendingCount >= slots + maxWaiting)
      throw new BusyError('Too many requests are waiting. Please try again.')
    return run(task)
  }
}
