import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import fastifyPlugin from 'fastify-plugin'
import { ProblemError } from '../lib/problem.ts'

interface Options {
  readonly requestLimit: number
}

/**
 * Headers and limits for every route. The content policy here is for answers that are not pages: it allows nothing.
 * A page sets its own with `reply.header('content-security-policy', ...)`, which replaces this one.
 */
export const protection = fastifyPlugin<Options>(async (app, { requestLimit }) => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  await app.register(rateLimit, {
    max: requestLimit,
    timeWindow: '1 minute',
    allowList: ({ url }) => !url.startsWith('/api/'),
    errorResponseBuilder: (_request, { after }) =>
      new ProblemError(429, `Too many requests. Please try again in ${after}.`, {
        code: 'too-many-requests',
      }),
  })
  await app.register(underPressure, {
    maxEventLoopDelay: 5_000,
    retryAfter: 5,
    exposeStatusRoute: false,
  })
})
