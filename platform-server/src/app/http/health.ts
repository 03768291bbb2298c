import fastifyPlugin from 'fastify-plugin'
import { ProblemError } from '../../lib/problem.ts'

interface Options {
  readonly isReady: () => Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on /readyz returns 503 and connections close after the next response; requests are served as before. */
    startDraining: () => void
    isDraining: () => boolean
    /** /readyz returns 503 with this reason until the returned function is called. */
    holdReady: (reason: string) => () => void
  }
}

const READINESS_TIMEOUT_MS = 2_000

/** /healthz: the process responds. /readyz: it also serves requests, has finished its start and is not stopping. */
export const health = fastifyPlugin<Options>(
  async (app, { isReady }) => {
    let isDraining = false
    app.decorate('startDraining', () => {
      isDraining = true
    })
    app.decorate('isDraining', () => isDraining)
    const held = new Set<{ readonly reason: string }>()
    app.decorate('holdReady', (reason: string) => {
      const hold = { reason }
      held.add(hold)
      return () => void held.delete(hold)
    })
    app.addHook('preClose', async () => app.startDraining())
    // A keep-alive connection would otherwise delay the shutdown until its client closes it. HTTP/2 has no such header.
    app.addHook('onSend', (request, reply, _body, next) => {
      if (isDraining && request.raw.httpVersionMajor === 1) reply.header('connection', 'close')
      next()
    })
    const quiet = { schema: { hide: true }, logLevel: 'warn' } as const
    app.get('/healthz', quiet, async () => ({ status: 'ok' }))
    app.get('/readyz', quiet, async (request, reply) => {
      const [hold] = isDraining ? [{ reason: 'The server is shutting down.' }] : held
      // Expected at each start and stop: probes that come every second must not fill the log with failures.
      if (hold)
        return reply
          .code(503)
          .header('cache-control', 'no-store')
          .send({ message: say(hold.reason) })
      await Promise.race([isReady(), readinessTimeout()]).catch((error: unknown) => {
        request.log.warn({ err: error }, 'not ready')
        throw new ProblemError(503, 'not-ready:database')
      })
      if (await app.isDiskFull()) throw new ProblemError(503, 'not-ready:disk')
      return { status: 'ready' }
    })
  },
  { name: 'health' },
)

function say(why: string): string {
  return `Not ready. ${why}`
}

function readinessTimeout(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('the database timed out')), READINESS_TIMEOUT_MS).unref()
  })
}
