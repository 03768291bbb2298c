import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import fastifyPlugin from 'fastify-plugin'
import { ProblemError } from '../lib/problem.ts'

interface Options {
  readonly requestLimit: number
  /** Above it requests are answered 503 until the process has caught up; 0 never. Milliseconds. */
  readonly maxEventLoopDelayMs: number
}

/** Limits for every route. */
export const protection = fastifyPlugin<Options>(async (app, { requestLimit, maxEventLoopDelayMs }) => {
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
