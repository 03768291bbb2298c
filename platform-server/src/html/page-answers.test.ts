import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { deploy, testBuild, writeShell } from '../testing/release-builds.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

const boss = as({ role: 'super_admin', isOperator: true, email: 'super@oncall.test' })
const SHELL = `exports.shared = {}
exports.renderPage = async ({ boot, language, answers }) => {
  const posts = answers['/blog']
  if (!posts) return { kind: 'needs', paths: ['/blog'] }
  const { version } = boot.remotes[0].release
  return { kind: 'page', html: '<h1>' + [boot.tenant.name, language, version, posts.body.total].join(' | ') + '</h1>' }
}`
const release = (version: string) =>
  testBuild({ id: 'public', paths: ['/news'], version, server: 'exports.remote = {}' })
let server: TestApp

beforeAll(async () => {
  server = await openTestApp({
    authenticate: byTestHeader,
    config: { shellDist: writeShell('2.0.0', SHELL) },
  })
  await deploy(server.app, boss, release('1.0.0'))
  await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

const UNPACK: Readonly<Record<string, (packed: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

async function ask(headers: Record<string, string>, method = 'GET', path = '/news') {
  const { port } = server.app.server.address() as AddressInfo
  const clientRequest = request({
    host: '127.0.0.1',
    port,
    path,
    method,
    headers,
    agent: false,
  }).end()
  const [answer] = (await once(clientRequest, 'response')) as [IncomingMessage]
  const bytes = Buffer.concat(await answer.toArray())
  const id = answer.headers['x-request-id']
  const fields = answer.rawHeaders.map((field, at) =>
    [answer.rawHeaders[at - 1]].includes('Date') || field === id ? 'its own' : field,
  )
  const html = UNPACK[answer.headers['content-encoding'] ?? '']?.(bytes) ?? bytes
  const { statusCode: status } = answer
  return { id, sent: { status, fields, bytes }, headers: answer.headers, html: html.toString() }
}

/** Sends three requests, and returns the response that all of them got. */
async function thrice(headers: Record<string, string> = {}, method = 'GET', path = '/news') {
  const [first, ...later] = [
    await ask(headers, method, path),
    await ask(headers, method, path),
    await ask(headers, method, path),
  ]
  for (const one of later) expect(one.sent).toEqual(first.sent)
  expect(new Set([first, ...later].map(({ id }) => id)).size).toBe(3)
  const says = /<h1>(.*?)<\/h1>/.exec(first.html)?.[1]
  return { ...first, says }
}

async function call(method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) {
  const options = { method, url: `/api${url}`, headers: boss, ...(payload && { payload }) }
  const answer = await server.app.inject(options)
  if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.body}`)
  return answer.json<Record<string, unknown>>()
}

test('a repeated request gets the same headers and bytes, for each encoding and method', async () => {
  const plain = await thrice()
  expect(plain.says).toBe('OnCall Safety | en | 1.0.0 | 0')
  expect(plain.headers).toMatchObject({
    'cache-control': 'no-cache',
    vary: 'accept-encoding, cookie',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'integrity-policy': 'blocked-destinations=(script)',
  })
  for (const encoding of ['br', 'gzip']) {
    const packed = await thrice({ 'accept-encoding': encoding })
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.html).toBe(plain.html)
  }
  const head = await thrice({}, 'HEAD')
  expect([head.html, head.headers['content-length'], head.headers.etag]).toEqual([
    '',
    plain.headers['content-length'],
    plain.headers.etag,
  ])
  const same = await thrice({ 'if-none-match': plain.headers.etag ?? '' })
  expect([same.sent.status, same.html, same.headers.etag]).toEqual([304, '', plain.headers.etag])
  expect((await thrice({ 'if-none-match': '"another"' })).sent).toEqual(plain.sent)
  const several = await thrice({ 'if-none-match': `"another", W/${plain.headers.etag}` })
  expect([several.sent.status, several.html]).toEqual([304, ''])
})

test('hosts, languages and an edge in front have heads and bytes of their own', async () => {
  expect((await thrice({ host: 'trinova.localhost' })).says).toBe('Trinova Safety Academy | en | 1.0.0 | 0')
  expect((await thrice({ host: 'www.oncall.test' })).html).toContain('href="http://www.oncall.test/news"')
  expect((await thrice({}, 'GET', '/es/news')).says).toBe('OnCall Safety | es | 1.0.0 | 0')
  const { sent, headers } = await thrice({ cookie: 'language=es' })
  expect([sent.status, headers.location]).toEqual([302, '/es/news'])
  expect((await thrice({ 'x-edge-key': 'side' })).headers.vary).toBe('accept-encoding')
  expect((await thrice({ cookie: 'something=else' })).says).toBe('OnCall Safety | en | 1.0.0 | 0')
})

test('the next answer knows what changed: data, tenant, release, and a release that was taken back', async () => {
  const body = [{ kind: 'paragraph', text: 'Tie off above the dorsal ring. '.repeat(12) }]
  const post = { slug: 'news', title: 'News', excerpt: 'What news say in one sentence.', author: 'Ana Reyes' }
  await call('POST', '/admin/blog', { ...post, tags: ['news'], moduleCode: null, body })
  await call('POST', '/admin/blog/news/publication', { baseRevision: 1, at: new Date().toISOString() })
  expect((await thrice()).says).toBe('OnCall Safety | en | 1.0.0 | 1')

  const { revision, published } = await call('GET', '/tenants/1')
  await call('PUT', '/tenants/1/draft', {
    baseRevision: revision,
    settings: { ...(published as object), name: 'Renamed' },
  })
  await call('POST', '/tenants/1/publish', {})
  expect((await thrice()).says).toBe('Renamed | en | 1.0.0 | 1')

  await deploy(server.app, boss, release('1.1.0'))
  expect((await thrice()).says).toBe('Renamed | en | 1.1.0 | 1')
  await call('POST', '/registry/remotes/public/rollback', { reason: 'Back' })
  expect((await thrice()).says).toBe('Renamed | en | 1.0.0 | 1')
})

test('in a rollout newcomers are each given a cookie, and sides never get the page of the other', async () => {
  const { ref } = release('1.1.0')
  const rollout = { release: ref, stages: [5_000, 10_000], tenants: ['oncall'], reason: 'Half first' }
  await call('POST', '/registry/remotes/public/rollouts', rollout)
  const newcomers = await Promise.all(Array.from({ length: 12 }, () => ask({})))
  const cookies = newcomers.map(({ headers }) => String(headers['set-cookie']?.[0]).split(';')[0] ?? '')
  expect(new Set(cookies).size).toBe(12)
  for (const [at, cookie] of cookies.entries()) {
    const again = await thrice({ cookie })
    expect(again.html).toBe(newcomers[at]?.html)
    expect(again.headers).toMatchObject({ 'cache-control': 'private, no-cache' })
    expect(again.headers).not.toHaveProperty('set-cookie')
  }
  expect(new Set(newcomers.map(({ html }) => html)).size).toBe(2)
})
