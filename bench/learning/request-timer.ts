/** Response times in milliseconds by request, and the failed requests. */
export interface RequestTimer {
  readonly times: ReadonlyMap<string, readonly number[]>
  readonly failures: readonly string[]
  ask(kind: string, request: () => Promise<Response>): Promise<unknown>
}

/** Any status but a 2xx counts as a failure and returns `undefined`. */
export function createRequestTimer(): RequestTimer {
  const times = new Map<string, number[]>()
  const failures: string[] = []
  return {
    times,
    failures,
    async ask(kind, request) {
      const began = performance.now()
      try {
        const response = await request()
        const text = await response.text()
        const taken = times.get(kind) ?? []
        times.set(kind, taken)
        taken.push(performance.now() - began)
        if (response.ok) return text === '' ? null : (JSON.parse(text) as unknown)
        failures.push(`${kind} ${response.status} ${text.slice(0, 200)}`)
      } catch (error) {
        failures.push(`${kind} ${String(error)}`)
      }
      return undefined
    },
  }
}
