import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGuardedFetch } from './guarded-fetch.ts'

const LOOPBACK = ['127.0.0.0/8', '::1/128']
let server: Server
let answer: RequestListener
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => new Promise((done) => server.close(done)))
const url = (host = '127.0.0.1') => `http://${host}:${(server.address() as AddressInfo).port}/keys`

it('requests nothing in private networks, by number or by name', async () => {
  answer = (_request, response) => response.end('secret')
  const guarded = createGuardedFetch([])
  for (const address of [
    url(),
    url('localhost'),
    'https://10.0.0.1/keys',
    'https://[::1]/keys',
    'https://169.254.169.254/',
  ])
    await expect(guarded(address)).rejects.toThrow()
  expect(await (await createGuardedFetch(LOOPBACK)(url())).text()).toBe('secret')
})

it('requests nothing without encryption, but on the own machine', async () => {
  await expect(createGuardedFetch(['10.0.0.0/8'])('http://10.0.0.1/keys')).rejects.toThrow('https')
  await expect(createGuardedFetch(LOOPBACK)('file:///etc/passwd')).rejects.toThrow('https')
})

it('follows no redirect, which might lead elsewhere', async () => {
  answer = (_request, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end()
  expect((await createGuardedFetch(LOOPBACK)(url())).status).toBe(302)
})

it('takes no endless answer', async () => {
  answer = (_request, response) => response.end(Buffer.alloc(600 * 1024))
  await expect(createGuardedFetch(LOOPBACK)(url())).rejects.toThrow('too large')
})

it('waits for no silent server', async () => {
  answer = () => undefined
  await expect(createGuardedFetch(LOOPBACK, 50)(url())).rejects.toThrow()
  server.closeAllConnections()
})
