import type { FastifyInstance } from 'fastify'
import type { Logger } from '../lib/log.ts'

/** Requests in flight may finish; whoever is still connected then is cut off. */
const GRACE_MS = 3_000

/** Stops in order on SIGTERM or SIGINT, in under five seconds whatever the clients do. A second signal ends at once. */
export function stopOnSignal(app: FastifyInstance, log: Logger, close: () => Promise<void>): void {
  let isStopping = false
  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'stopping')
    const cutOff = setTimeout(() => app.server.closeAllConnections(), GRACE_MS)
    await app.close()
    clearTimeout(cutOff)
    await close()
    log.info('stopped')
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ err: error }, 'could not stop in order')
        process.exit(1)
      })
    })
}
