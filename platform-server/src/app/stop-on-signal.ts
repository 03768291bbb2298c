import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Logger } from '../lib/log.ts'

/** Requests in flight may finish; whoever is still connected then is cut off. */
const GRACE_MS = 3_000

/** Stops in order on SIGTERM or SIGINT, in under five seconds whatever the clients do. A second signal ends at once. */
export function stopOnSignal(app: FastifyInstance, log: Logger, close: () => Promise<void>): void {
  const cutOffClients = clientsOf(app)
  let isStopping = false
  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'stopping')
    const cutOff = setTimeout(cutOffClients, GRACE_MS)
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

/** Ends every connection there is. A server for HTTP/2 does not know its own. */
function clientsOf({ server }: FastifyInstance): () => void {
  if ('closeAllConnections' in server) return () => server.closeAllConnections()
  const open = new Set<Socket>()
  ;(server as NodeJS.EventEmitter).on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return () => open.forEach((socket) => socket.destroy())
}
