import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import fastifyPlugin from 'fastify-plugin'
import { ProblemError } from '../lib/problem.ts'

interface Options {
  readonly requestLimit: number
  /** Above it requests are answered 503 until the process has caught up; 0 never. Milliseconds. */
  readonly maxEventLoopDelayMs: number
}

/**
 * Headers and limits for every route. The content policy here is for answers that are not pages: it allows nothing.
 * A page sets its own with `reply.header('content-security-policy', ...)`, which replaces this one.
 */
export const protection = fastifyPlugin<Options>(async (app, { requestLimit, maxEventLoopDelayMs }) => {
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
    maxEventLoopDelay: maxEventLoopDelayMs,
    retryAfter: 5,
    exposeStatusRoute: false,
  })
})
