import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { failureReports } from '../lib/data/schema/reports.ts'
import { eventually } from '../testing/eventually.ts'
import { deploy, testBuild, writeShell } from '../testing/release-builds.ts'
import { type RendererProcess, startRenderer } from '../testing/renderer-process.ts'
import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'

jest.setTimeout(60_000)

const SHELL = `exports.shared = {}
exports.renderPage = async (question, remote) => remote.render(question)`
/** Its page shows what happened to the code in its address. */
const RELEASE = `exports.remote = { render: async ({ url }) => {
  const [, code] = /\\?code=(.*)/.exec(url) ?? []
  let html = 'rendered here'
  try { if (code) html += ', got ' + JSON.stringify(await eval(decodeURIComponent(code))) } catch (error) { html += ', refused: ' + error }
  return { kind: 'page', html: '<h1>' + html.replace(/[<&]/g, ' ') + '</h1>' }
} }`
const boss = as({ role: 'super_admin', isOperator: true })
const versionOf = (version: string) => testBuild({ id: 'yard', version, server: RELEASE })
const folder = mkdtempSync(path.join(tmpdir(), 'renderer-'))
const rendererSocket = path.join(folder, 'renderer.sock')
let renderer: RendererProcess
let server: TestApp
let skippedMs = 0

beforeAll(async () => {
  renderer = await startRenderer(rendererSocket)
  server = await openTestApp({
    authenticate: byTestHeader,
    config: { shellDist: writeShell('2.0.0', SHELL), rendererSocket },
    services: { now: () => new Date(Date.now() + skippedMs) },
  })
  const { statusCode, body } = await deploy(server.app, boss, versionOf('1.0.0'))
  if (statusCode >= 300) throw new Error(body)
})
afterAll(async () => {
  await server.close()
  await renderer.stop('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

async function get(url: string) {
  const { statusCode, body } = await server.app.inject(url)
  const said = /<h1>(rendered here[^<]*)<\/h1>/.exec(body)?.[1] ?? null
  return { status: statusCode, isBootable: body.includes('id="boot"'), said }
}

test('a server has its pages rendered by the renderer', async () => {
  expect(await get('/yard')).toEqual({ status: 200, isBootable: true, said: 'rendered here' })
})

test('only the user and the group of the socket may connect', () => {
  expect(statSync(rendererSocket).mode & 0o777).toBe(0o660)
})

describe('what a release does not get in the renderer', () => {
  test.each([
    ['files', `process.getBuiltinModule('node:fs').readdirSync('/')`],
    ['files, with an import', `import('node:fs').then((fs) => fs.readdirSync('/'))`],
    ['the environment', `process.env`],
    ['other programs', `import('node:child_process').then(({ execSync }) => String(execSync('id')))`],
  ])('%s', async (_, code) => {
    expect((await get(`/yard?code=${encodeURIComponent(code)}`)).said).toMatch(/^rendered here, refused: /)
  })

  test('the network', async () => {
    let calls = 0
    const other = createServer((_request, response) => response.end(String((calls += 1))))
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const ways = [
      `fetch('http://127.0.0.1:${port}/').then((answer) => answer.text())`,
      `import('node:net').then((net) => { net.connect(${port}); return 'connected' })`,
      `import('node:net').then((net) => { net.connect('${rendererSocket}'); return 'connected' })`,
    ]
    for (const code of ways)
      expect((await get(`/yard?code=${encodeURIComponent(code)}`)).said).toMatch(/^rendered here, refused: /)
    await new Promise((resolve) => other.close(resolve))
    expect(calls).toBe(0)
  })
})

test('while the renderer is down, browsers render, it is reported and deploys wait; then it recovers automatically', async () => {
  await renderer.stop('SIGKILL')
  expect(await get('/yard?gone')).toEqual({ status: 200, isBootable: true, said: null })
  await eventually(async () => {
    const reports = await server.services.database.withTenant(1, (tx) =>
      tx.select({ message: failureReports.message }).from(failureReports),
    )
    const messages = reports.map(({ message }) => message)
    expect(messages).toContainEqual(
      expect.stringMatching(/^Not rendered on the server \(unreachable\): the renderer/),
    )
  })
  const refused = await deploy(server.app, boss, versionOf('2.0.0'))
  expect(refused.statusCode).toBe(503)
  expect(refused.json()).toMatchObject({
    message: expect.stringMatching(
      /could not be checked now: the renderer service .* Send it again\.$/,
    ) as string,
  })

  renderer = await startRenderer(rendererSocket)
  // On a busy machine the first rendering may take longer than a visitor waits; the next request gets it.
  await eventually(async () =>
    expect(await get('/yard?back')).toMatchObject({ status: 200, said: 'rendered here' }),
  )
  // A page that was left to the browser is made again after a while.
  skippedMs += 60_000
  expect(await get('/yard?gone')).toMatchObject({ status: 200, said: 'rendered here' })
  expect((await deploy(server.app, boss, versionOf('2.0.0'))).statusCode).toBe(201)
})

test('a release that does not render is refused by the trial in the renderer', async () => {
  const broken = testBuild({
    ...{ id: 'yard', version: '3.0.0' },
    server: `exports.remote = { render: () => { throw new Error('broken page') } }`,
  })
  const answer = await deploy(server.app, boss, broken)
  expect(answer.statusCode).toBe(422)
  expect(answer.body).toContain('broken page')
})

test('the renderer starts with the files that its container has', async () => {
  const root = path.resolve(import.meta.dirname, '../../..')
  const [stage = ''] =
    /^FROM pnpm AS renderer$[^]*?^CMD /m.exec(readFileSync(path.join(root, 'Dockerfile'), 'utf8')) ?? []
  const files = [...stage.matchAll(/platform-server\/src\/\S+[^/\s](?= )/g)].map(([file]) => file)
  const image = path.join(folder, 'image')
  for (const file of ['platform-server/package.json', ...files])
    cpSync(path.join(root, file), path.join(image, file), { recursive: true })
  symlinkSync(
    path.join(root, 'platform-server/node_modules'),
    path.join(image, 'platform-server/node_modules'),
  )
  const socketPath = path.join(folder, 'image.sock')
  const started = await startRenderer(socketPath, path.join(image, 'platform-server/src/renderer.ts'))
  expect(await started.stop('SIGTERM')).toBe(0)
})

describe('the renderer does not start, and says why in one sentence,', () => {
  test('while another one listens, which goes on', async () => {
    await expect(startRenderer(rendererSocket)).rejects.toThrow(
      /^Cannot listen on .*: another process is listening there\.$/,
    )
    expect((await get('/yard?still')).said).toBe('rendered here')
  })

  test('in place of a file that is no socket', async () => {
    const file = path.join(folder, 'a-file')
    writeFileSync(file, '')
    await expect(startRenderer(file)).rejects.toThrow(
      /^Cannot listen on .*: the file there is not a socket\.$/,
    )
  })

  test.each([
    [
      'without a folder',
      path.join(folder, 'nowhere/renderer.sock'),
      /^Cannot listen on .* \(EACCES|ENOENT\)/,
    ],
    ['without a path', '', /^Cannot start: RENDERER_SOCKET must be /],
    [
      'with a path from somewhere',
      'renderer.sock',
      /^Cannot start: RENDERER_SOCKET must be an absolute path/,
    ],
  ])('%s', async (_, socketPath, sentence) => {
    await expect(startRenderer(socketPath)).rejects.toThrow(sentence)
  })
})
