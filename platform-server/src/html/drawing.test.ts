import type { PageDrawing } from '@platform/shared-contracts/http'
import { bootOf } from '../testing/boot-of.ts'
import { deploy, testBuild, writeShell } from '../testing/release-builds.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

const boss = as({ role: 'super_admin', isOperator: true, email: 'super@oncall.test' })
const SHELL = `exports.lent = {}
exports.renderPage = async ({ boot, language, answers, url }) =>
  answers['/blog']
    ? { kind: 'page', html: '<header>' + url + '</header><main id="main"><div data-page style="width:40%">' + language + '</div></main>' }
    : { kind: 'needs', paths: ['/blog'] }`
let server: TestApp

beforeAll(async () => {
  server = await openTestApp({
    authenticate: byTestHeader,
    config: { shellDist: writeShell('1.0.0', SHELL) },
  })
  const build = testBuild({ id: 'public', paths: ['/news'], server: 'exports.remote = {}' })
  await deploy(server.app, boss, build)
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

test('a page without the shell around it, with its data and the list of its remotes', async () => {
  const answer = await get('/drawn/news?tag=ladders')
  const { list, language, main, css, document } = answer.json<PageDrawing>()
  const [, name] = /^<div data-page data-style="([^"]+)">en<\/div>$/.exec(main) ?? []
  expect(css).toContain(`[data-style="${name}"]{width:40%}`)
  expect(language).toBe('en')
  expect(document).toMatchObject({ url: '/news?tag=ladders', remote: 'public', route: '/news' })
  expect(document.answers['/blog']?.status).toBe(200)
  const { remotesAt } = await bootOf(server.app, (await get('/news')).body)
  expect(list).toBe(remotesAt?.url)
})

test('it is shared and asked for anew like its page, in the language of whoever asks', async () => {
  const [page, drawn] = [await get('/news'), await get('/drawn/news')]
  for (const name of ['cache-control', 'cdn-cache-control', 'vary', 'content-security-policy'])
    expect([name, drawn.headers[name]]).toEqual([name, page.headers[name]])
  const again = await get('/drawn/news', { 'if-none-match': String(drawn.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const spanish = await get('/drawn/news', { cookie: 'language=es' })
  expect(spanish.json<PageDrawing>()).toMatchObject({ language: 'es', main: expect.stringContaining('>es<') })
})

test.each(['/nowhere', '/logo.png', ''])('nothing where there is no page to draw: %s', async (path) => {
  const answer = await get(`/drawn${path}`)
  expect([answer.statusCode, answer.body]).toEqual(path === '' ? [404, expect.anything()] : [204, ''])
})
