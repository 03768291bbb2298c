import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect as connectHttp2, constants } from 'node:http2'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { connect as connectTls } from 'node:tls'
import { dataDirectories } from '../testing/databases/data-directory.ts'
import { startServer, type ServerProcess } from '../testing/server-process.ts'

jest.setTimeout(120_000)

const FLOOD = '127.0.0.9'
const PAIR = path.resolve(import.meta.dirname, '../testing/tls')
const certFile = path.join(PAIR, 'localhost.cert.pem')
const HALF_A_POST =
  'POST /api/reports HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"'

let directories: Awaited<ReturnType<typeof dataDirectories>>
let server: ServerProcess | undefined
const sockets: Socket[] = []

beforeAll(async () => {
  directories = await dataDirectories()
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  if (server?.child.exitCode === null) await server.stop('SIGTERM')
  server = undefined
})
afterAll(() => directories.removeAll())

async function start(env: Record<string, string>, descriptors?: number): Promise<URL> {
  server = await startServer({ DATA_DIR: directories.make(), ...env }, descriptors ? { descriptors } : {})
  return new URL(server.url)
}

/** A connection that sends nothing, or only `text`; how it ends does not matter. */
function hold({ port }: URL, localAddress: string, text = ''): Socket {
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress })
  socket.on('error', () => undefined)
  socket.resume()
  if (text) socket.write(text)
  sockets.push(socket)
  return socket
}

const ended = (socket: Socket) =>
  new Promise<void>((resolve) => (socket.closed ? resolve() : socket.once('close', () => resolve())))
const isOpen = (socket: Socket) => !socket.destroyed

/** Once the first bytes or the end have come. */
async function outcome(socket: Socket): Promise<'served' | 'refused'> {
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  await ended(socket)
  return text.startsWith('HTTP/1.1 200') ? 'served' : 'refused'
}

const ask = (url: URL, from: string) =>
  outcome(hold(url, from, 'GET /readyz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'))

it('outlives hundreds of idle connections of one address with few descriptors, and serves others meanwhile', async () => {
  const url = await start({}, 250)
  const idle = Array.from({ length: 400 }, () => hold(url, FLOOD))
  // Of 75 connections one address has 38: the others are closed as they come.
  while (idle.filter(isOpen).length > 38) await Promise.race(idle.filter(isOpen).map(ended))
  expect(await ask(url, FLOOD)).toBe('refused')
  for (let count = 0; count < 20; count += 1) expect(await ask(url, '127.0.0.1')).toBe('served')
  expect(server?.child.exitCode).toBeNull()
})

it('outlives more connections than it has descriptors, from whom ever, and serves again once they are gone', async () => {
  const url = await start({ CONNECTIONS_PER_ADDRESS: '100000' }, 250)
  const idle = Array.from({ length: 400 }, (_, count) => hold(url, `127.0.1.${count % 200}`))
  while (idle.filter(isOpen).length > 75) await Promise.race(idle.filter(isOpen).map(ended))
  for (const socket of idle) socket.destroy()
  while ((await ask(url, '127.0.0.1')) === 'refused');
  expect(server?.child.exitCode).toBeNull()
})

it('lets a trusted proxy have as many connections as there are', async () => {
  const url = await start({ TRUST_PROXY: `10.0.0.0/8, ${FLOOD}`, CONNECTIONS_PER_ADDRESS: '2' })
  const held = Array.from({ length: 20 }, () => hold(url, FLOOD))
  expect(await ask(url, FLOOD)).toBe('served')
  expect(held.filter(isOpen)).toHaveLength(20)
  hold(url, '127.0.0.8')
  hold(url, '127.0.0.8')
  expect(await ask(url, '127.0.0.8')).toBe('refused')
})

describe('within its limit', () => {
  const env = { REQUEST_TIMEOUT_SECONDS: '1' }

  it('ends a connection that says nothing, that stops in its headers, and that stops in its body', async () => {
    const url = await start(env)
    const stalled = ['', 'GET / HTTP/1.1\r\nhost: local', HALF_A_POST].map((text) => hold(url, FLOOD, text))
    await Promise.all(stalled.map(ended))
    expect(await ask(url, '127.0.0.1')).toBe('served')
  })

  it('ends what stalls under TLS too: the headers, and a body over HTTP/2', async () => {
    const keyFile = path.join(PAIR, 'localhost.key.pem')
    const url = await start({ ...env, TLS_CERT: certFile, TLS_KEY: keyFile })
    const ca = readFileSync(certFile)
    const old = connectTls({ port: Number(url.port), host: 'localhost', ca, ALPNProtocols: ['http/1.1'] })
    old.on('error', () => undefined).resume()
    sockets.push(old)
    old.write('GET / HTTP/1.1\r\nhost: local')
    await ended(old)

    const session = connectHttp2(`https://localhost:${url.port}`, { ca })
    const stalled = session.request({
      ':method': 'POST',
      ':path': '/api/reports',
      'content-type': 'application/json',
    })
    stalled.on('error', () => undefined)
    stalled.write('{"')
    await once(stalled, 'close')
    expect(stalled.rstCode).toBe(constants.NGHTTP2_CANCEL)
    const answer = session.request({ ':path': '/readyz' })
    const [headers] = (await once(answer, 'response')) as [Record<string, unknown>]
    expect(headers[':status']).toBe(200)
    session.destroy()
  })
})

it('says at /readyz that it stops before it stops, and ends connections with their next answer', async () => {
  const url = await start({ DRAIN_SECONDS: '2' })
  const began = Date.now()
  const stopping = server?.stop('SIGTERM')
  let answer = await fetch(new URL('/readyz', url))
  while (answer.ok) answer = await fetch(new URL('/readyz', url))
  expect(answer.status).toBe(503)
  expect(answer.headers.get('connection')).toBe('close')
  const served = await fetch(new URL('/api/tenant/config', url))
  expect([served.status, served.headers.get('connection')]).toEqual([200, 'close'])
  expect(await stopping).toBe(0)
  expect(Date.now() - began).toBeGreaterThanOrEqual(2_000)
})
