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
 * What helmet 8 sends, with nothing allowed, no frames and short referrers; less two that cost every visitor a process
 * (decisions/0099). Written down, because its plugin builds everything that puts them together anew for each request
 * (decisions/0097).
 */
const HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
} as const

/**
 * Headers and limits for every route. The content policy here is for answers that are not pages: it allows nothing.
 * A page sets its own with `reply.header('content-security-policy', ...)`, which replaces this one.
 */
export const protection = fastifyPlugin<Options>(async (app, { requestLimit, maxEventLoopDelayMs }) => {
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(HEADERS)
    next()
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
