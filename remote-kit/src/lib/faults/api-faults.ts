type Fetch = (path: string, init?: RequestInit) => Promise<Response>

/**
 * Failures of an API, each as a wrapper around `fetch`. One list for the kit's dev page, for
 * `platform conformance --faults` and for teams that test their own pages.
 */
export const API_FAULTS = {
  slow:
    (fetch: Fetch): Fetch =>
    async (path, init) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
      return fetch(path, init)
    },
  silent: (): Fetch => (_, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
    ),
  offline: (): Fetch => async () => {
    throw new TypeError('Failed to fetch')
  },
  failing: (): Fetch => async () => Response.json({ message: 'Something went wrong.' }, { status: 500 }),
  forbidden: (): Fetch => async () => Response.json({ message: 'This is not yours.' }, { status: 403 }),
  html: (): Fetch => async () =>
    new Response('<!doctype html><title>Proxy</title>', { headers: { 'content-type': 'text/html' } }),
  misshapen: (): Fetch => async () => Response.json({ unexpected: true }),
  empty:
    (fetch: Fetch): Fetch =>
    async (path, init) => {
      const response = await fetch(path, init)
      if (!response.ok) return response
      return Response.json(emptied(await response.json()), { status: response.status })
    },
} as const satisfies Record<string, (fetch: Fetch) => Fetch>

export type ApiFault = keyof typeof API_FAULTS

export const API_FAULT_NAMES = Object.keys(API_FAULTS) as readonly ApiFault[]

const SLOW_MS = 3_000

/** The same shape with every list empty. */
function emptied(body: unknown): unknown {
  if (Array.isArray(body)) return []
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, emptied(value)]))
}
