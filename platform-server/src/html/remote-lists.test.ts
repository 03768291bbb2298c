import { createHash } from 'node:crypto'
import { bootOf } from '../testing/boot-of.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import { deploy, testBuild, writeBuild, writeShell } from '../testing/release-builds.ts'

const boss = as({ role: 'super_admin', isOperator: true })
let server: TestApp

beforeAll(async () => {
  const config = {
    shellDist: writeShell(),
    releaseImport: [testBuild(), testBuild({ id: 'public', paths: ['/'] })].map(writeBuild),
  }
  server = await openTestApp({ authenticate: byTestHeader, config })
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })
const listOf = (html: string) => /"remotesAt":\{"url":"([^"]+)","integrity":"([^"]+)"/.exec(html) ?? []

/** The size of a page, plain and compressed, and every address in it except the list's own. */
async function weigh(path: string) {
  const { body } = await get(path)
  const { rawPayload } = await get(path, { 'accept-encoding': 'br' })
  const urls = [...body.matchAll(/(?:href|src|url)"?[=:]"([^"]+)"/g)].map(([, url]) => url!)
  return {
    raw: body.length,
    packed: rawPayload.byteLength,
    urls: urls.filter((url) => !url.startsWith('/boot/')),
  }
}

async function deployHundred() {
  for (let team = 0; team < 100; team += 1) {
    const id = `team${team}`
    const nav = [{ menu: 'admin' as const, label: { en: `Desk ${team}` }, to: `/${id}`, order: 100 + team }]
    const answer = await deploy(server.app, boss, testBuild({ id, paths: [`/${id}`, `/${id}/:item`], nav }))
    expect(answer.statusCode).toBeLessThan(300)
  }
}

test('a document neither grows nor asks for more with a hundred more remotes', async () => {
  const before = await Promise.all(['/', '/learner'].map(weigh))
  await deployHundred()
  const after = await Promise.all(['/', '/learner'].map(weigh))
  const { remotes } = await bootOf(server.app, (await get('/')).body)
  expect(remotes).toHaveLength(102)
  after.forEach(({ raw, packed, urls }, page) => {
    expect(raw - before[page]!.raw).toBeLessThanOrEqual(1536)
    expect(packed - before[page]!.packed).toBeLessThanOrEqual(1536)
    expect(urls).toEqual(before[page]!.urls)
  })
})

test('a list is what its document names, compressed and immutable', async () => {
  const [, url, integrity] = listOf((await get('/')).body)
  const answer = await get(url!)
  expect(integrity).toBe(`sha384-${createHash('sha384').update(answer.rawPayload).digest('base64')}`)
  expect(answer.headers['cache-control']).toContain('immutable')
  expect((await get(url!, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
})

test('a list that no document names is not there', async () => {
  const answer = await get('/boot/0123456789abcdef01234567.json')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
})
