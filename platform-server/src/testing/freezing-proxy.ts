import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface FreezingProxy {
  readonly port: number
  /** From now on no data passes, and no connection ends: as if the other side hung. */
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

/** Between a client and a server on this machine. */
export async function openFreezingProxy(host: string, port: number): Promise<FreezingProxy> {
  const sockets = new Set<Socket>()
  let isFrozen = false

  function pass(from: Socket, to: Socket): void {
    sockets.add(from)
    from.on('data', (chunk) => to.write(chunk))
    from.on('error', () => to.destroy())
    from.once('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    if (isFrozen) from.pause()
  }

  const server = createServer((client) => {
    const target = connect(port, host)
    pass(client, target)
    pass(target, client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
