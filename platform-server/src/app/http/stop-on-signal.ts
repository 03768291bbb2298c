import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from '../../lib/log.ts'

/** Requests in flight may finish; clients that are still connected after this are cut off. */
const GRACE_MS = 3_000
/** Long enough for a proxy to notice, shorter than the time until it retries (deploy/nginx: 2 s). */
const LEAVE_MS = 1_000

interface Options {
  readonly log: Logger
  /** How long requests are still served after the signal, while /readyz makes proxies stop sending new ones. */
  readonly drainMs: number
  /** Closes the services that the application uses. */
  readonly close: () => Promise<void>
}

/**
 * Stops in order on SIGTERM or SIGINT, in under five seconds beyond `drainMs` whatever the clients do. A second signal ends
 * at once.
 */
export function stopOnSignal(app: FastifyInstance, { log, drainMs, close }: Options): void {
  const cutOffClients = clientsOf(app)
  let isStopping = false
  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal, drainMs }, 'stopping')
    const leaveMs = Math.min(LEAVE_MS, drainMs / 2)
    app.startDraining()
    await pause(drainMs - leaveMs)
    app.refuseProxies()
    await pause(leaveMs)
    const cutOff = setTimeout(cutOffClients, GRACE_MS)
    await app.close()
    clearTimeout(cutOff)
    await close()
    log.info('stopped')
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ err: error }, 'graceful shutdown failed')
        process.exit(1)
      })
    })
}

/** Ends every open connection. A server for HTTP/2 does not track its own. */
function clientsOf({ server }: FastifyInstance): () => void {
  if ('closeAllConnections' in server) return () => server.closeAllConnections()
  const open = new Set<Socket>()
  ;(server as NodeJS.EventEmitter).on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return () => open.forEach((socket) => socket.destroy())
}
