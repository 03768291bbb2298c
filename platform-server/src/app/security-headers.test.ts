import { deploy, testBuild, writeShell } from '../testing/release-builds.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

const boss = as({ role: 'super_admin', email: 'super@oncall.test' })
const SHELL = `exports.lent = {}
exports.renderPage = async () => ({ kind: 'page', html: '<h1>News</h1>' })`

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({
    authenticate: byTestHeader,
    config: { shellDist: writeShell('1.0.0', SHELL) },
  })
  await deploy(test.app, boss, testBuild({ id: 'public', paths: ['/news'], server: 'exports.remote = {}' }))
})
afterAll(() => test.close())

it.each([
  '/news',
  '/a-page-that-is-not-there',
  '/api/modules',
  '/api/nothing-here',
  '/robots.txt',
  '/healthz',
])('sends every security header with %s', async (url) => {
  const { headers } = await test.app.inject(url)
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

it('lets a page have the policy that names its own inline code, and an answer of the API nothing', async () => {
  expect((await test.app.inject('/news')).headers['content-security-policy']).toMatch(/style-src 'self' 'sha/)
  expect((await test.app.inject('/api/modules')).headers['content-security-policy']).toBe(
    "default-src 'none';frame-ancestors 'none'",
  )
})
