import type { FastifyRequest } from 'fastify'

/** What says how the process is: never limited, for it is needed most when everything else is. */
const PATHS: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics'])

export function isForOperators({ routeOptions }: FastifyRequest): boolean {
  return PATHS.has(routeOptions.url)
}
