import type { FastifyRequest } from 'fastify'

/** Paths that report the state of the process: never limited, because they matter most when everything else is. */
const PATHS: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics'])

export function isForOperators({ routeOptions }: FastifyRequest): boolean {
  return PATHS.has(routeOptions.url)
}
