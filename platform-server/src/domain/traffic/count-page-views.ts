import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { isVisitor, listedPath } from './page-view.rule.ts'
import type { Traffic } from './traffic.ts'

const FLUSH_EVERY_MS = 5_000

interface Options {
  readonly traffic: Traffic
  /** Patterns of every path that has a page now. */
  readonly paths: () => readonly string[]
}

/** Counts the pages that browsers get, after the response was sent. */
export const countPageViews = fastifyPlugin<Options>(async (app, { traffic, paths }) => {
  const write = () =>
    traffic
      .flush()
      .catch((error: unknown) =>
        app.log.error({ err: error }, 'could not write page views; they will be retried'),
      )
  const writing = setInterval(() => void write(), FLUSH_EVERY_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(writing)
    await write()
  })

  app.addHook('onResponse', (request, reply, next) => {
    if (isPage(request, reply) && isVisitor(request.headers['user-agent'])) {
      const path = listedPath(paths(), request.url.split('?')[0] ?? '/')
      if (path !== null) traffic.count(request.tenant.id, path)
    }
    next()
  })
})

/** A page that was found, including one that the browser still had. */
function isPage(request: FastifyRequest, reply: FastifyReply): boolean {
  if (request.method !== 'GET' || request.url.startsWith('/api/') || reply.statusCode >= 400) return false
  if (request.routeOptions.config.isOnPackageHost) return false
  return reply.statusCode === 304 || String(reply.getHeader('content-type')).startsWith('text/html')
}
