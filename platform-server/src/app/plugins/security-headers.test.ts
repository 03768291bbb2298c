import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { InjectOptions } from 'fastify'
import { eventually } from '../../testing/eventually.ts'
import { deploy, testBuild, writeShell } from '../../testing/release-builds.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'

const boss = as({ role: 'super_admin', isOperator: true, email: 'super@oncall.test' })
const SHELL = `exports.shared = {}
exports.renderPage = async () => ({ kind: 'page', html: '<h1>News</h1>' })`
const build = testBuild({ id: 'public', paths: ['/news'], server: 'exports.remote = {}' })

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({
    authenticate: byTestHeader,
    config: { shellDist: writeShell('2.0.0', SHELL), trustProxy: '127.0.0.1' },
  })
  await deploy(test.app, boss, build)
})
afterAll(() => test.close())

const SENT_WITH_EVERYTHING = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': expect.stringContaining('max-age='),
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}
const JSON_BODY = { 'content-type': 'application/json' }

it.each<[string, number, InjectOptions]>([
  ['a page', 200, { url: '/news' }],
  ['a page, once more', 200, { url: '/news' }],
  ['the document for times without a network', 200, { url: '/offline.html' }],
  ['no page', 404, { url: '/a-page-that-is-not-there' }],
  ['a page at a host of nobody', 421, { url: '/', headers: { host: 'nobody.test', accept: 'text/html' } }],
  ['a path that cannot be decoded', 404, { url: '/%zz' }],
  ['a path of bytes that are no text', 404, { url: '/news/%ff?of=%zz' }],
  ['a page that a method is wrong for', 404, { url: '/news', method: 'POST' }],
  ['no file', 404, { url: '/nothing.js' }],
  ['the service worker', 200, { url: '/service-worker.js' }],
  ['an answer of the API', 200, { url: '/api/modules' }],
  ['nothing of the API', 404, { url: '/api/nothing-here' }],
  ['a refusal of the API', 401, { url: '/api/auth/me' }],
  ['a parameter longer than any', 404, { url: `/api/modules/${'x'.repeat(5_000)}` }],
  ['a body that is no JSON', 400, { url: '/api/auth/login', method: 'POST', headers: JSON_BODY, body: '{' }],
  ['a body of another type', 415, { url: '/api/auth/login', method: 'POST', body: 'x' }],
  ['robots.txt', 200, { url: '/robots.txt' }],
  ['a sign of life', 200, { url: '/healthz' }],
])('sends every security header with %s', async (_, status, options) => {
  const { statusCode, headers } = await test.app.inject(options)
  expect([statusCode, headers]).toEqual([status, expect.objectContaining(SENT_WITH_EVERYTHING)])
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

it('sends them with a redirect, and with a page that the browser has', async () => {
  const { headers } = await test.app.inject('/news')
  const again = await test.app.inject({ url: '/news', headers: { 'if-none-match': String(headers.etag) } })
  expect([again.statusCode, again.headers]).toEqual([304, expect.objectContaining(SENT_WITH_EVERYTHING)])
  const mailed = await test.app.inject('/news?lang=es')
  expect([mailed.statusCode, mailed.headers]).toEqual([302, expect.objectContaining(SENT_WITH_EVERYTHING)])
})

it('lets a page have the policy that names its own inline code, and an answer of the API nothing', async () => {
  expect((await test.app.inject('/news')).headers['content-security-policy']).toMatch(/style-src 'self' 'sha/)
  expect((await test.app.inject('/api/modules')).headers['content-security-policy']).toBe(
    "default-src 'none';frame-ancestors 'none'",
  )
})

it.each([
  ['/gate', true],
  ['/es/gate?from=mail', true],
  ['/gate-keeper', false],
  ['/news?at=/gate', false],
])('of %s says of the camera that it is allowed: %s', async (path, isAllowed) => {
  const { headers } = await test.app.inject(path)
  expect(String(headers['permissions-policy']).match(/ camera=\S+/)?.[0]).toBe(
    isAllowed ? ' camera=(self),' : ' camera=(),',
  )
})

it('lets other origins load the files of releases, and nothing else', async () => {
  const { headers } = await test.app.inject(`/releases/public/${build.ref}/entry.js`)
  expect(headers).toMatchObject({
    ...SENT_WITH_EVERYTHING,
    'cross-origin-resource-policy': 'cross-origin',
  })
})

describe('while it stops', () => {
  let port: number
  beforeAll(async () => {
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    port = (test.app.server.address() as AddressInfo).port
  })

  async function ask(method = 'GET') {
    const clientRequest = request({ host: '127.0.0.1', port, path: '/news', method, agent: false }).end()
    const [answer] = (await once(clientRequest, 'response')) as [IncomingMessage]
    answer.resume()
    return answer
  }

  it('sends a proxy a complete response, so that it uses another replica', async () => {
    expect((await ask()).statusCode).toBe(200)
    test.app.startDraining()
    test.app.refuseProxies()
    const { statusCode, headers } = await ask()
    expect([statusCode, headers]).toEqual([502, expect.objectContaining(SENT_WITH_EVERYTHING)])
    expect(headers.connection).toBe('close')
    expect((await ask('POST')).statusCode).toBe(404)
  })

  it('answers a request that was on its way when the listener closed, with every header', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write('POST /news HTTP/1.1\r\nhost: localhost\r\n')
    await eventually(async () => {
      const open = await promisify(test.app.server.getConnections.bind(test.app.server))()
      expect(open).toBeGreaterThan(0)
    })
    const closed = test.app.close()
    await eventually(async () => expect(test.app.server.listening).toBe(false))
    socket.write('content-length: 0\r\n\r\n')
    const [head = ''] = (await text(socket)).split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1.1 404 /)
    for (const name of Object.keys(SENT_WITH_EVERYTHING)) expect(head.toLowerCase()).toContain(`${name}: `)
    await closed
  })
})
