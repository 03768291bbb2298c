import fastifyPlugin from 'fastify-plugin'
import type { Config } from './config.ts'
import { trustedProxies } from './connection-limits.ts'
import { isForOperators } from './operator-paths.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on a proxy that has not looked at /readyz learns the other way that it must ask another replica. */
    leaveProxies: () => void
  }
}

const REPEATABLE: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/**
 * Cuts what a proxy may ask again of another replica, before it is worked on. The proxy then sends nothing here any more, so
 * that no request which must not be sent twice is on its way when the listener closes.
 */
export const leaving = fastifyPlugin<Pick<Config, 'trustProxy'>>(async (app, { trustProxy }) => {
  const isProxy = trustedProxies(trustProxy)
  let isLeaving = false
  app.decorate('leaveProxies', () => {
    isLeaving = true
  })
  app.addHook('onRequest', (request, reply, next) => {
    const { socket } = request.raw
    const isCut = isLeaving && REPEATABLE.has(request.method) && !isForOperators(request)
    if (!isCut || !isProxy(socket.remoteAddress ?? '')) return next()
    reply.hijack()
    socket.destroy()
  })
})
