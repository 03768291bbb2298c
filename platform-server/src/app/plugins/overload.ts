import { normalizeIP } from '@fastify/rate-limit'
import fastifyPlugin from 'fastify-plugin'
import { watchEventLoop } from '../../lib/process/event-loop-delay.ts'
import { FairShare } from '../../lib/fair-share.ts'
import { INTERNAL_ADDRESS } from '../../lib/network/internal-address.ts'
import { ProblemError } from '../../lib/problem.ts'
import { isForOperators } from '../operator-paths.ts'

interface Options {
  /** Above it the process cannot keep up, and requests are shared out; 0 never. Milliseconds. */
  readonly maxEventLoopDelayMs: number
}

/** What an overloaded process still works on, shared fairly among the addresses that send requests. */
const AT_ONCE = 64
const RETRY_AFTER_SECONDS = 2

/** While the process cannot keep up, an address with more requests under way than its share is answered 503; others are served. */
export const overload = fastifyPlugin<Options>(async (app, { maxEventLoopDelayMs }) => {
  if (maxEventLoopDelayMs === 0) return
  const loop = watchEventLoop()
  const share = new FairShare(AT_ONCE)
  app.addHook('onClose', async () => loop.stop())
  app.addHook('onRequest', (request, reply, next) => {
    if (request.ip === INTERNAL_ADDRESS || isForOperators(request)) return next()
    const address = normalizeIP(request.ip)
    if (loop.delayMs() > maxEventLoopDelayMs && share.isOver(address)) return next(busy())
    share.enter(address)
    reply.raw.once('close', () => share.leave(address))
    next()
  })
})

function busy(): ProblemError {
  return new ProblemError(503, 'overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
