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
  let free = slots
  const waiting: (() => void)[] = []

  const enter = () => {
    if (free > 0) {
      free -= 1
      return Promise.resolve()
    }
    if (waiting.length >= maxWaiting) throw new BusyError('Too many requests are waiting. Please try again.')
    return new Promise<void>((resolve) => waiting.push(resolve))
  }

  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    await enter()
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
