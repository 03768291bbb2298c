import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Nginx, startNginx } from '../testing/nginx.ts'

/** A process that answers over HTTP and replaces a replica: the test is about nginx with the repository's file. */
class Replica {
  listener: RequestListener = (_request, response) => response.end('well')
  port = 0
  private server: Server | null = null

  /** On the port that it had before. */
  async start(): Promise<void> {
    this.server = createServer((request, response) => this.listener(request, response))
    this.server.listen(this.port, '127.0.0.1')
    await once(this.server, 'listening')
    this.port = (this.server.address() as AddressInfo).port
  }

  async die(): Promise<void> {
    const closed = this.server && once(this.server, 'close')
    this.server?.close()
    this.server?.closeAllConnections()
    await closed
    this.server = null
  }
}

let replicas: readonly [Replica, Replica]
let edge: Nginx
beforeEach(async () => {
  replicas = [new Replica(), new Replica()]
  for (const replica of replicas) await replica.start()
  edge = await startNginx(`127.0.0.1:${replicas[0].port}`, `127.0.0.1:${replicas[1].port}`)
})
afterEach(async () => {
  await edge.stop()
  for (const replica of replicas) await replica.die()
})

const ask = async (method = 'GET') => (await fetch(`${edge.url}/api/anything`, { method })).status
const askMany = async () => new Set(await Promise.all(Array.from({ length: 20 }, () => ask())))
const allOf = (...statuses: number[]) => new Set(statuses)

it('responds from the live replica, although nginx counted it as failed a moment ago', async () => {
  const [one, two] = replicas
  await two.die()
  expect(await askMany()).toEqual(allOf(200))
  await two.start()
  await one.die()
  expect(await askMany()).toEqual(allOf(200))
  expect(await ask('POST')).toBe(200)
})

it('answers while one replica after the other dies and comes back', async () => {
  for (const replica of [...replicas, ...replicas]) {
    await replica.die()
    expect(await askMany()).toEqual(allOf(200))
    await replica.start()
  }
})

it('sends a POST once: what may have happened must not happen twice', async () => {
  let received = 0
  for (const replica of replicas)
    replica.listener = ({ socket }) => {
      received += 1
      socket.destroy()
    }
  expect(await ask('POST')).toBe(502)
  expect(received).toBe(1)
})

it('says 502 at once while no replica lives', async () => {
  for (const replica of replicas) await replica.die()
  expect(await askMany()).toEqual(allOf(502))
})
