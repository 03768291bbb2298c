import { deploy, testBuild, writeShell } from '../testing/release-builds.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

const boss = as({ role: 'super_admin', isOperator: true, email: 'super@oncall.test' })
const SHELL = `exports.shared = {}
exports.renderPage = async () => ({ kind: 'page', html: '<h1>rendered</h1>' })`
const FLOOD = '203.0.113.66'

let test: TestApp
beforeAll(async () => {
  const config = { shellDist: writeShell('2.0.0', SHELL), renderLimit: 3, pageLimit: 8 }
  test = await openTestApp({ authenticate: byTestHeader, config })
  await deploy(test.app, boss, testBuild({ id: 'public', paths: ['/news'], server: 'exports.remote = {}' }))
})
afterAll(() => test.close())

async function visit(url: string, remoteAddress = FLOOD) {
  const { statusCode, body } = await test.app.inject({ url, remoteAddress })
  return `${statusCode} ${body.includes('<h1>rendered</h1>') ? 'rendered' : 'left to the browser'}`
}

it('renders a few new addresses of one visitor, leaves more to the browser, and then answers 429', async () => {
  expect(await visit('/news')).toBe('200 rendered')
  expect([await visit('/news?a'), await visit('/news?b')]).toEqual(['200 rendered', '200 rendered'])
  expect([await visit('/news?c'), await visit('/news?d')]).toEqual([
    '200 left to the browser',
    '200 left to the browser',
  ])
  // A cached page costs nothing, and was not evicted.
  expect([await visit('/news'), await visit('/news?a')]).toEqual(['200 rendered', '200 rendered'])
  // Refused pages were not cached: a visitor who is below the limit gets them rendered.
  expect(await visit('/news?c', '203.0.113.1')).toBe('200 rendered')
  expect([await visit('/news'), await visit('/news')]).toEqual(['200 rendered', '429 left to the browser'])
})
