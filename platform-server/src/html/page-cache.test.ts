import { deploy, testBuild, writeShell } from '../testing/release-builds.ts'
import { eventually } from '../testing/eventually.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

const boss = as({ role: 'super_admin', isOperator: true, email: 'super@oncall.test' })
/** It writes its input, and a number that is different in each rendering. */
const SHELL = `exports.shared = {}
exports.renderPage = async ({ boot, language, answers }) => {
  const posts = answers['/blog']
  if (!posts) return { kind: 'needs', paths: ['/blog'] }
  const titles = (posts.body?.items ?? []).map(({ title }) => title).join()
  return { kind: 'page', html: '<h1>' + [boot.tenant.name, language, titles, 'rendering ' + Math.random()].join(' | ') + '</h1>' }
}`
const release = (version: string) =>
  testBuild({ id: 'public', paths: ['/news'], version, server: 'exports.remote = {}' })
let one: TestApp
let other: TestApp

beforeAll(async () => {
  const config = { shellDist: writeShell('2.0.0', SHELL) }
  one = await openTestApp({ authenticate: byTestHeader, config })
  await deploy(one.app, boss, release('1.0.0'))
  // A second replica: the same database and files.
  const { database, storage } = one.services
  other = await openTestApp({ authenticate: byTestHeader, config, services: { database, storage } })
})
afterAll(async () => {
  await other.close()
  await one.close()
})

const read = async ({ app }: TestApp, headers: Record<string, string> = {}, url = '/news') =>
  /<h1>(.*?)<\/h1>/.exec((await app.inject({ url, headers })).body)?.[1] ?? 'not rendered'
const call = async (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) => {
  const answer = await one.app.inject({
    method,
    url: `/api${url}`,
    headers: boss,
    ...(payload && { payload }),
  })
  if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.body}`)
  return answer.json<Record<string, unknown>>()
}

test('a page is rendered once, for each tenant and language its own', async () => {
  const first = await read(one)
  expect(first).toContain('OnCall Safety | en')
  expect(await read(one)).toBe(first)
  expect(await read(one, { host: 'trinova.localhost' })).toContain('Trinova Safety Academy | en')
  expect(await read(one, {}, '/es/news')).toContain('OnCall Safety | es')
  expect(await read(one)).toBe(first)
})

test('a change of the data shows in the next page, on the other replica as well', async () => {
  const before = [await read(one), await read(other)]
  await call('POST', '/admin/blog', {
    slug: 'fresh-news',
    title: 'Fresh news',
    excerpt: 'What fresh news say in one sentence.',
    author: 'Ana Reyes',
    tags: ['news'],
    moduleCode: null,
    body: [{ kind: 'paragraph', text: 'Tie off above the dorsal ring. '.repeat(12) }],
  })
  await call('POST', '/admin/blog/fresh-news/publication', {
    baseRevision: 1,
    at: new Date().toISOString(),
  })
  expect(await read(one)).toContain('Fresh news')
  await eventually(async () => expect(await read(other)).toContain('Fresh news'))
  expect(before.join()).not.toContain('Fresh news')
})

test('a change of the tenant and another release show in the next page', async () => {
  const { revision, published } = await call('GET', '/tenants/1')
  await call('PUT', '/tenants/1/draft', {
    baseRevision: revision,
    settings: { ...(published as object), name: 'Renamed' },
  })
  await call('POST', '/tenants/1/publish', {})
  expect(await read(one)).toContain('Renamed | en')
  await eventually(async () => expect(await read(other)).toContain('Renamed | en'))

  const before = await read(one)
  await deploy(one.app, boss, release('1.1.0'))
  expect(await read(one)).not.toBe(before)
  await one.app.inject({
    method: 'POST',
    url: '/api/registry/remotes/public/rollback',
    headers: boss,
    payload: { reason: 'Back' },
  })
  expect(await read(one)).not.toBe(before)
})
