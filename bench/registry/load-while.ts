import autocannon from 'autocannon'

export interface Load {
  readonly requests: number
  /** Answers that are no success, broken connections and time-outs. */
  readonly failed: number
  readonly p50Ms: number
  readonly p99Ms: number
}

const CONNECTIONS = 8
const PER_SECOND = 150

/** Pages and files asked for all the time while something else happens. */
export async function loadWhile(
  url: string,
  paths: readonly string[],
  work: () => Promise<void>,
): Promise<Load> {
  const options = {
    url,
    connections: CONNECTIONS,
    overallRate: PER_SECOND,
    // Ended by us.
    duration: 600,
    requests: paths.map((path) => ({ path })),
  }
  const { promise: ended, resolve, reject } = Promise.withResolvers<autocannon.Result>()
  const running = autocannon(options, (error: unknown, result) =>
    error ? reject(error instanceof Error ? error : new Error(String(error))) : resolve(result),
  )
  try {
    await work()
  } finally {
    running.stop()
  }
  const result = await ended
  const { errors, timeouts, non2xx, requests, latency } = result
  return {
    requests: requests.total,
    failed: errors + timeouts + non2xx,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
  }
}
