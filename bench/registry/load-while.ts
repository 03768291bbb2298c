import autocannon from 'autocannon'

export interface Load {
  readonly requests: number
  /** Responses other than 2xx, broken connections and timeouts. */
  readonly failed: number
  readonly p50Ms: number
  readonly p99Ms: number
}

const CONNECTIONS = 8
const PER_SECOND = 150

/** Requests pages and files continuously while `work` runs. */
export async function loadWhile(
  url: string,
  paths: readonly string[],
  work: () => Promise<void>,
): Promise<Load> {
  const options = {
    url,
    connections: CONNECTIONS,
    overallRate: PER_SECOND,
    // In seconds; `running.stop()` ends it earlier.
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
