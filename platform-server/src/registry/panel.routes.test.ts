import type { PanelAnswer } from '@platform/shared-contracts/http'
import { bootOf } from '../testing/boot-of.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import { testBuild, writeBuild, writeShell } from '../testing/release-builds.ts'

const boss = as({ role: 'super_admin', isOperator: true, email: 'super@oncall.test' })
const [learner, admin] = [testBuild(), testBuild({ id: 'admin' })]
const local = testBuild({ version: '9.9.9' })
const URL_HERE = 'http://localhost:3002/'
let server: TestApp
let now = new Date('2026-06-01T10:00:00Z')

beforeAll(async () => {
  const config = { shellDist: writeShell(), releaseImport: [learner, admin].map(writeBuild) }
  server = await openTestApp({ authenticate: byTestHeader, config, services: { now: () => now } })
})
afterAll(() => server.close())

const panel = async (headers: object = {}) => {
  const answer = await server.app.inject({ url: '/api/registry/panel', headers: { ...boss, ...headers } })
  return answer.json<PanelAnswer>()
}
const override = (change: object = {}, headers: Record<string, string> = boss) =>
  server.app.inject({
    method: 'POST',
    url: '/api/registry/overrides',
    headers,
    payload: { url: URL_HERE, manifest: local.manifest, minutes: 30, ...change },
  })
const page = async (cookie = '', host = 'localhost') => {
  const answer = await server.app.inject({ url: '/learner', headers: { cookie, host } })
  const boot = await bootOf(server.app, answer.body)
  return { headers: answer.headers, release: boot.remotes.find(({ id }) => id === 'learner')?.release }
}
const report = (version: string, message: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/reports',
    headers: { host: 'trinova.localhost' },
    payload: { remote: 'learner', version, phase: 'mount', message, path: '/learner' },
  })

test('it shows each remote with its release, why, loading times and failures of that release only', async () => {
  const loads = [100, 200, 300, 400].map((mountMs) => ({
    remote: 'learner',
    version: learner.ref,
    entryMs: 1,
    mountMs,
  }))
  await server.app.inject({ method: 'POST', url: '/api/reports/loads', payload: { loads } })
  await report(learner.ref, 'It broke')
  await report(local.ref, 'Another release')
  const { remotes, failures, tenant } = await panel()
  expect(tenant).toBe('oncall')
  expect(remotes).toMatchObject([
    { remote: 'admin', release: admin.ref, loads: null, failures: 0 },
    { remote: 'learner', release: learner.ref, loads: { count: 4, medianMs: 200, p75Ms: 300 }, failures: 1 },
  ])
  expect(remotes[1]?.why.at(-1)).toBe(`serving ${learner.ref}`)
  expect(failures.map(({ message, tenant: of }) => [message, of])).toEqual([
    ['Another release', 'trinova'],
    ['It broke', 'trinova'],
  ])
})

test('it gives only one browser a remote from its own machine', async () => {
  const cookie = String((await override()).headers['set-cookie'])
  expect(cookie).toMatch(/^remote-override=[^;]+; Max-Age=1800; Path=\/; HttpOnly; SameSite=Strict$/)
  const mine = cookie.split(';')[0] ?? ''
  const { headers, release } = await page(mine)
  expect(release).toMatchObject({ base: URL_HERE, version: '9.9.9', assets: null })
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toContain('http://localhost:3002')
  expect(headers['integrity-policy']).toBeUndefined()
  const others = await page()
  expect(others.release?.version).toBe('1.0.0')
  expect(others.headers['content-security-policy']).not.toContain('3002')
  expect((await panel({ cookie: mine })).override).toMatchObject({ remote: 'learner', url: URL_HERE })
  expect((await panel()).override).toBeNull()
})

test.each(['localhost', 'training.oncall.test'])(
  'it hands on that a build is made of ES modules, at %s',
  async (host) => {
    const manifest = { ...local.manifest, format: 'module' }
    const cookie = String((await override({ manifest })).headers['set-cookie']).split(';')[0]
    expect((await page(cookie, host)).release).toMatchObject({ base: URL_HERE, format: 'module' })
  },
)

test('without a manifest its pages may read from that address, and get no other remote', async () => {
  const answer = await override({ manifest: undefined })
  expect(answer.json()).toMatchObject({ remote: null, url: URL_HERE })
  const mine = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  const { headers, release } = await page(mine)
  expect(release?.version).toBe('1.0.0')
  expect(headers['content-security-policy']).toMatch(/connect-src [^;]*http:\/\/localhost:3002/)
  expect((await panel({ cookie: mine })).override).toMatchObject({ remote: null, url: URL_HERE })
})

test('on a page of another host the build has its integrity', async () => {
  const cookie = String((await override()).headers['set-cookie']).split(';')[0]
  const { release } = await page(cookie, 'training.oncall.test')
  const listed = local.manifest.assets.map(({ file, integrity }) => [file, integrity])
  expect(release?.assets).toEqual(Object.fromEntries(listed))
})

test('it ends after its time, or when it is given up', async () => {
  const mine = String((await override()).headers['set-cookie']).split(';')[0] ?? ''
  now = new Date(now.getTime() + 30 * 60_000)
  expect((await page(mine)).release?.version).toBe('1.0.0')
  const next = String((await override()).headers['set-cookie']).split(';')[0] ?? ''
  expect((await page(next)).release?.version).toBe('9.9.9')
  const headers = { ...boss, cookie: next }
  const ended = await server.app.inject({ method: 'DELETE', url: '/api/registry/overrides', headers })
  expect(ended.headers['set-cookie']).toContain('Max-Age=0')
  expect((await page(next)).release?.version).toBe('1.0.0')
})

test('it believes no cookie that it did not sign', async () => {
  const mine = String((await override()).headers['set-cookie']).split(';')[0] ?? ''
  const forged = mine.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  expect((await page(forged)).release?.version).toBe('1.0.0')
})

test.each([
  ['another machine', { url: 'https://elsewhere.test/' }, boss, 422],
  ['a name that only looks local', { url: 'http://localhost.elsewhere.test/' }, boss, 422],
  ['more than an hour', { minutes: 61 }, boss, 422],
  ['a path of another remote', { manifest: testBuild({ paths: ['/admin'] }).manifest }, boss, 409],
  ['an admin who is not super', {}, as({ role: 'admin' }), 403],
  ['a visitor', {}, {}, 401],
])('it refuses an override for %s', async (_, change, headers, status) => {
  expect((await override(change, headers as Record<string, string>)).statusCode).toBe(status)
})

test('it is shown to super admins only', async () => {
  const answer = await server.app.inject({ url: '/api/registry/panel', headers: as({ role: 'admin' }) })
  expect(answer.statusCode).toBe(403)
})
