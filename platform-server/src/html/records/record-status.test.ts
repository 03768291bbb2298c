import { deploy, testBuild, writeShell } from '../../testing/release-builds.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { recordPath } from './record-path.rule.ts'

const boss = as({ role: 'super_admin', isOperator: true })
/** A shell that leaves the page to its remote. */
const SHELL = `exports.shared = {}
exports.renderPage = async (question, remote) => remote.render(question)`
/** With `?busy` as if the server could not render just now. */
const BUSY = `exports.remote = { render: ({ url }) => {
  if (url.endsWith('?busy')) throw new Error('busy')
  return { kind: 'page', html: '<h1>rendered</h1>' }
} }`
const record = '/locations/:location'
let test: TestApp
let isDown = false

beforeAll(async () => {
  test = await openTestApp({
    authenticate: byTestHeader,
    config: { shellDist: writeShell('2.0.0', SHELL) },
    wrapDatabase: (database) => ({
      ...database,
      withTenant: (id, work) => (isDown ? Promise.reject(new Error('down')) : database.withTenant(id, work)),
    }),
  })
  for (const build of [
    testBuild({ id: 'places', paths: ['/places/:location'], record }),
    testBuild({ id: 'busy', paths: ['/busy/:location'], record, server: BUSY }),
  ]) {
    const deployed = await deploy(test.app, boss, build)
    if (deployed.statusCode >= 300) throw new Error(deployed.body)
  }
})
beforeEach(() => {
  isDown = false
})
afterAll(() => test.close())

const status = async (url: string) => (await test.app.inject({ url })).statusCode

it.each([
  ['a page that only a browser renders', '/places', ''],
  ['a page that cannot be rendered here now', '/busy', '?busy'],
])('%s has the status of its record', async (_, path, query) => {
  expect(await status(`${path}/texas${query}`)).toBe(200)
  const random = Array.from({ length: 8 }, (_one, at) => `${path}/x${at}${query}`)
  expect(await Promise.all(random.map(status))).toEqual(random.map(() => 404))
  for (const odd of ['%00', '%2e%2e', 'a%20b']) expect(await status(`${path}/${odd}${query}`)).toBe(404)
})

it('is not indexed where it is missing, and the browser still renders it', async () => {
  const { body } = await test.app.inject('/places/nowhere')
  expect(body).toContain('<meta name="robots" content="noindex">')
  expect(body).toContain('id="boot"')
})

it('is neither there nor missing while the API does not say', async () => {
  isDown = true
  const { statusCode, headers, body } = await test.app.inject({ url: '/places/ohio' })
  expect(statusCode).toBe(503)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' })
  expect(body).toContain('id="boot"')
  isDown = false
  expect(await status('/places/ohio')).toBe(200)
})

it.each([
  ['/blog/:slug', '/blog/:slug', '/blog/a-post', '/blog/a-post'],
  ['/a/:one/b/:two', '/x/:two/:one', '/a/1/b/2', '/x/2/1'],
  ['/a/:one', undefined, '/a/1', null],
])('a route %s with the record %s has for %s the path %s', (path, known, pathname, expected) => {
  expect(recordPath({ path, chunk: 'a', ...(known ? { record: known } : {}) }, pathname)).toBe(expected)
})

it('asks for no record of a page that only members may open', () => {
  const route = { path: '/a/:one', chunk: 'a', record: '/a/:one', access: { superAdmin: true as const } }
  expect(recordPath(route, '/a/1')).toBeNull()
})
