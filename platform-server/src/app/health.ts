import fastifyPlugin from 'fastify-plugin'
import { ProblemError } from '../lib/problem.ts'

interface Options {
  readonly isReady: () => Promise<void>
}

const PATIENCE_MS = 2_000

/** /healthz: the process answers. /readyz: it can serve, too, and is not about to stop. */
export const health = fastifyPlugin<Options>(async (app, { isReady }) => {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  // A kept-alive connection would otherwise hold the shutdown up until its client lets go.
  app.addHook('onSend', (_request, reply, _body, next) => {
    if (isClosing) reply.header('connection', 'close')
    next()
  })
  const quiet = { schema: { hide: true }, logLevel: 'warn' } as const
  app.get('/healthz', quiet, async () => ({ status: 'ok' }))
  app.get('/readyz', quiet, async (request) => {
    if (isClosing) throw notReady()
    await Promise.race([isReady(), patience()]).catch((error: unknown) => {
      request.log.warn({ err: error }, 'not ready')
      throw notReady()
    })
    return { status: 'ready' }
  })
})

function notReady(): ProblemError {
  return new ProblemError(503, 'Not ready.')
}

function patience(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('the database took too long')), PATIENCE_MS).unref()
  })
}
