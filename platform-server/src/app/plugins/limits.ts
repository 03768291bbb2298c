import rateLimit from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { INTERNAL_ADDRESS } from '../../lib/network/internal-address.ts'
import { ProblemError } from '../../lib/problem.ts'
import type { Config } from '../config/config.ts'
import { isForOperators } from '../operator-paths.ts'

type Options = Pick<Config, 'requestLimit' | 'pageLimit' | 'renderLimit'>

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server renders one more page for this address, which this counts. */
    mayRender: (request: FastifyRequest) => Promise<boolean>
  }
}

const API = /^\/api(\/|$)/
/** Named by their content and cached by browsers: repeated requests cost no work. Imported courses count their own. */
const FILES = /^\/(releases|shell|files|boot|package-content)\//
const timeWindow = '1 minute'

/** How many requests one address may send: counted by the route, because a URL can be spelled in many ways. */
export const limits = fastifyPlugin<Options>(async (app, { requestLimit, pageLimit, renderLimit }) => {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1_000)),
  })
  const calls = app.createRateLimit({ max: requestLimit, timeWindow })
  const pages = app.createRateLimit({ max: pageLimit, timeWindow })
  const renders = app.createRateLimit({ max: renderLimit, timeWindow })

  app.addHook('onRequest', async (request) => {
    if (!isCounted(request)) return
    const counted = await (API.test(request.routeOptions.url ?? '') ? calls : pages)(request)
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttlInSeconds)
  })

  app.decorate('mayRender', async (request: FastifyRequest) => {
    const counted = await renders(request)
    return counted.isAllowed || !counted.isExceeded
  })
})

function isCounted(request: FastifyRequest): boolean {
  if (request.ip === INTERNAL_ADDRESS || isForOperators(request)) return false
  return !FILES.test(request.routeOptions.url ?? '')
}

function tooMany(seconds: number): ProblemError {
  const retryAfterSeconds = seconds
  if (seconds < 120)
    return new ProblemError(429, 'too-many-requests', { values: { seconds }, retryAfterSeconds })
  const values = { minutes: Math.ceil(seconds / 60) }
  return new ProblemError(429, 'too-many-requests:minutes', { values, retryAfterSeconds })
}
