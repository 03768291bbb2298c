import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import { deploy, type TestBuild, testBuild, writeBuild, writeShell } from '../testing/release-builds.ts'

const boss = as({ role: 'super_admin', isOperator: true })
const [old, current] = [testBuild({ version: '1.0.0' }), testBuild({ version: '1.1.0' })]
let server: TestApp

beforeAll(async () => {
  const config = { shellDist: writeShell(), releaseImport: [writeBuild(old)] }
  server = await openTestApp({ authenticate: byTestHeader, config })
  await deploy(server.app, boss, current)
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })
const file = (build = current, name = 'entry.js') => `/releases/learner/${build.ref}/${name}`
const onDisk = ({ ref }: TestBuild) =>
  path.join(server.services.config.dataDir, 'files/releases/learner', ref, 'entry.js')
const why = async () => {
  const answer = await get('/api/registry/remotes/learner/why?tenant=oncall', boss)
  return answer.json<{ release: string; why: string[] }>()
}

test('it is immutable, of its type, and open to every origin', async () => {
  const answer = await get(file())
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect((await get(file(current, 'page.css'))).headers['content-type']).toBe('text/css; charset=utf-8')
})

test('it is stored compressed, and sent as the browser takes it', async () => {
  const [br, gzip, plain] = await Promise.all([
    get(file(), { 'accept-encoding': 'br, gzip' }),
    get(file(), { 'accept-encoding': 'gzip' }),
    get(file()),
  ])
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect(plain.headers['content-encoding']).toBeUndefined()
})

test('HEAD returns its headers without the bytes, and a range request gets it whole', async () => {
  const headers = { 'accept-encoding': 'br' }
  const [head, whole] = await Promise.all([
    server.app.inject({ method: 'HEAD', url: file(), headers }),
    get(file(), { ...headers, range: 'bytes=0-9' }),
  ])
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', whole.headers.etag])
  expect([whole.statusCode, whole.headers['content-range']]).toEqual([200, undefined])
  expect(brotliDecompressSync(whole.rawPayload).toString()).toBe(current.files['entry.js'])
})

test('it is not sent again to who has it', async () => {
  const { headers } = await get(file())
  expect((await get(file(), { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
})

test('it stays there when a newer release takes over', async () => {
  expect((await get(file(old))).body).toBe(old.files['entry.js'])
})

test.each([
  ['a file that the release does not list', () => file(current, 'release.json')],
  ['another release', () => file(testBuild({ version: '9.0.0' }))],
  ['a path out of the release', () => file(current, '..%2F..%2Fsecret.js')],
  ['a file that the shell does not have', () => '/shell/nope.js'],
  ['a path out of the shell', () => '/shell/..%2Freleases%2Flearner'],
])('it answers %s with a short text, never a page', async (_, url) => {
  const answer = await get(url())
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body).not.toContain('<')
})

test('it serves the files of the shell likewise', async () => {
  const answer = await get('/shell/main.js')
  expect(answer.body).toBe('void 0')
  expect(answer.headers['cache-control']).toContain('immutable')
})

test.each([
  ['is gone', '2.0.0', 'file entry.js is missing', (file: string) => rmSync(file)],
  [
    'was changed',
    '2.1.0',
    'file entry.js is not the one that was built',
    (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace('2.1.0', '6.6.6')),
  ],
])(
  'it skips a release as soon as a file of it %s, says why, and serves the one before',
  async (_, version, fault, damage) => {
    const before = await why()
    const build = testBuild({ version })
    await deploy(server.app, boss, build)
    damage(onDisk(build))
    const answer = await get(file(build))
    expect([answer.statusCode, answer.body.includes('6.6.6')]).toEqual([404, false])
    const { release, why: steps } = await why()
    expect(release).toBe(before.release)
    expect(steps.join('\n')).toContain(`${build.ref} is skipped: ${fault}`)
    expect((await get('/learner')).body).toContain(`/releases/learner/${before.release}/entry.js`)

    await deploy(server.app, boss, build)
    expect((await why()).release).toBe(build.ref)
    expect((await get(file(build))).body).toBe(build.files['entry.js'])
  },
)
