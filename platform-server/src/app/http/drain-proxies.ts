import fastifyPlugin from 'fastify-plugin'
import { ProblemError } from '../../lib/problem.ts'
import type { Config } from '../config/config.ts'
import { trustedProxies } from './connection-limits.ts'
import { isForOperators } from '../operator-paths.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on a proxy that has not polled /readyz learns from a 502 that it must use another replica. */
    refuseProxies: () => void
  }
}

const REPEATABLE: ReadonlySet<string> = new Set(['GET', 'HEAD'])
/** A 503 means "busy" to a proxy and takes no replica out of rotation; a 502 does (deploy/nginx: proxy_next_upstream). */
const BAD_GATEWAY = 502

/**
 * Before any work, refuses requests that a proxy may send again to another replica. The proxy then stops sending
 * requests here, so that no request that must not be sent twice is in flight when the listener closes.
 */
export const drainProxies = fastifyPlugin<Pick<Config, 'trustProxy'>>(async (app, { trustProxy }) => {
  const isProxy = trustedProxies(trustProxy)
  let isRefusingProxies = false
  app.decorate('refuseProxies', () => {
    isRefusingProxies = true
  })
  app.addHook('onRequest', (request, _reply, next) => {
    const isRefused = isRefusingProxies && REPEATABLE.has(request.method) && !isForOperators(request)
    if (!isRefused || !isProxy(request.socket.remoteAddress ?? '')) return next()
    next(new ProblemError(BAD_GATEWAY, 'unavailable:stopping'))
  })
})
