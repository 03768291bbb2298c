import type { AddressInfo } from 'node:net'
import { readBoot } from '../testing/boot-of.ts'
import { type Nginx, startNginx } from '../testing/nginx.ts'
import { deploy, testBuild, writeBuild, writeShell } from '../testing/release-builds.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

const boss = as({ role: 'super_admin', isOperator: true })
const next = testBuild({ version: '1.1.0' })
let server: TestApp
let edge: Nginx
/** How many pages reached the server itself. */
let requestCount = 0

beforeAll(async () => {
  server = await openTestApp({
    authenticate: byTestHeader,
    config: { shellDist: writeShell(), releaseImport: [writeBuild(testBuild())], trustProxy: '127.0.0.1' },
  })
  server.app.server.on(
    'request',
    ({ url }: { url?: string }) => (requestCount += url?.startsWith('/learner') ? 1 : 0),
  )
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  edge = await startNginx(`127.0.0.1:${(server.app.server.address() as AddressInfo).port}`)
})
afterAll(async () => {
  await edge.stop()
  await server.close()
})
beforeEach(() => {
  requestCount = 0
})

async function visit(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(edge.url + path, { headers })
  const html = await answer.text()
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const cookie = [headers.cookie, ...cookies].filter(Boolean).join('; ')
  const listAt = async (url: string) => (await fetch(edge.url + url, { headers: { cookie } })).json()
  const remotes = answer.status === 200 ? (await readBoot(html, listAt)).remotes : []
  return {
    status: answer.status,
    etag: answer.headers.get('etag') ?? '',
    cookies,
    version: remotes.find(({ id }) => id === 'learner')?.release?.version,
  }
}

test('a page is cached for all visitors who get the same, and revalidated with 304', async () => {
  const { etag } = await visit('/learner')
  for (let again = 0; again < 5; again += 1) expect((await visit('/learner')).version).toBe('1.0.0')
  expect(requestCount).toBe(1)
  expect((await visit('/learner', { 'if-none-match': etag })).status).toBe(304)
  expect(requestCount).toBe(1)
})

test('a language and an override never get the cached copy of another visitor', async () => {
  await visit('/learner?of=everybody')
  await visit('/learner?of=everybody', { cookie: 'language=es' })
  expect(requestCount).toBe(2)
  for (let again = 0; again < 2; again += 1)
    await visit('/learner?of=everybody', { cookie: 'remote-override=mine.of-today' })
  expect(requestCount).toBe(4)
})

test('two visitors on different sides of a rollout never get the release of the other', async () => {
  await deploy(server.app, boss, next)
  await server.app.inject({
    method: 'POST',
    url: '/api/registry/remotes/learner/rollback',
    headers: boss,
    payload: { reason: 'First for half' },
  })
  const rollout = { release: next.ref, stages: [5_000, 10_000], tenants: ['oncall'], reason: 'Half first' }
  const started = await server.app.inject({
    method: 'POST',
    url: '/api/registry/remotes/learner/rollouts',
    headers: boss,
    payload: rollout,
  })
  expect(started.statusCode).toBeLessThan(300)

  const visitors = await Promise.all(Array.from({ length: 12 }, () => visit('/learner?in=rollout')))
  expect(requestCount).toBe(12)
  expect(new Set(visitors.map(({ version }) => version))).toEqual(new Set(['1.0.0', '1.1.0']))
  requestCount = 0
  for (const { cookies, version } of [...visitors, ...visitors])
    expect((await visit('/learner?in=rollout', { cookie: cookies.join('; ') })).version).toBe(version)
  // One copy for each side.
  expect(requestCount).toBe(2)

  const [old, fresh] = ['1.0.0', '1.1.0'].map((version) => visitors.find((one) => one.version === version))
  const sideOf = (cookies: readonly string[] = []) =>
    cookies.find((cookie) => cookie.startsWith('side=')) ?? ''
  const stickyOf = (cookies: readonly string[] = []) =>
    cookies.find((cookie) => cookie.startsWith('sticky=')) ?? ''
  const forged = `${stickyOf(old?.cookies)}; ${sideOf(fresh?.cookies)}`
  await visit('/learner?in=forgery', { cookie: forged })
  expect((await visit('/learner?in=forgery', { cookie: fresh?.cookies.join('; ') ?? '' })).version).toBe(
    '1.1.0',
  )
})
