import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  deploy,
  deployToken,
  type TestBuild,
  testBuild,
  uploadFiles,
  writeShell,
} from '../../testing/release-builds.ts'
import { byTestHeader, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { digestOf } from './staging.ts'

/** A shell that lets the remote answer the question, which contains the API's responses. */
const SHELL = `exports.shared = { react: {} }
exports.renderPage = async (question, remote) => remote.render(question)`
const PAGE = `({ kind: 'page', html: '<h1>fine</h1>' })`
const renders = (body: string) => `exports.remote = { render: (question) => { ${body} } }`
const SOUND = renders(`return ${PAGE}`)

let server: TestApp
/** The same registry with a newer shell. */
let newer: TestApp | null = null
let team: Record<string, string>

beforeAll(async () => {
  const config = { shellDist: writeShell('2.0.0', SHELL) }
  server = await openTestApp({ authenticate: byTestHeader, config })
  team = { authorization: `Bearer ${await deployToken(server.app, 'yard', ['yard'])}` }
  await deploy(server.app, team, testBuild({ id: 'yard', version: '1.0.0', server: SOUND }))
})
afterAll(async () => {
  await newer?.close()
  await server.close()
})

async function stableNow({ app }: TestApp = server): Promise<string | undefined> {
  const status = await app.inject({ url: '/api/registry/remotes', headers: team })
  const { remotes } = status.json<{ remotes: { remote: string; channels: Record<string, string> }[] }>()
  return remotes.find(({ remote }) => remote === 'yard')?.channels['stable']
}

/** What anyone with a token can write in ten lines: upload files, register the release, move the channel. */
async function sendByHand(
  port: number,
  { manifest, files }: TestBuild,
): Promise<{ status: number; body: string }> {
  const send = (method: string, path: string, type: string, body: string) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const headers = { ...team, host: 'localhost', 'content-type': type }
      const call = request({ port, method, path: `/api/registry${path}`, headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => (text += part))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }))
      })
      call.on('error', reject).end(body)
    })
  for (const { file, integrity } of manifest.assets)
    await send('PUT', `/uploads/yard/${digestOf(integrity)}`, 'application/octet-stream', files[file] ?? '')
  const release = { manifest, channel: 'stable', reason: 'By hand', waitsForShell: true }
  return send('POST', '/releases', 'application/json', JSON.stringify(release))
}

test.each([
  [
    'throws while it renders',
    renders(`throw new Error('broken page')`),
    '/yard: the page throws .*broken page',
  ],
  ['never ends', renders(`for (;;);`), '/yard: the page does not finish within 3 s'],
  ['waits for what never comes', renders(`return new Promise(() => {})`), '/yard: the page does not finish'],
  [
    'fills the memory',
    renders(`for (const all = [];;) all.push(new Array(1e5).fill(all.length))`),
    '/yard: the page ',
  ],
  ['reads files', `const fs = require('node:fs'); ${SOUND}`, 'does not start .*node:fs'],
  [
    'reads files past require',
    `process.getBuiltinModule('node:fs'); ${SOUND}`,
    'does not start .*process is not',
  ],
  ['never starts', `for (;;);`, 'the server bundle does not start'],
  [
    'asks for ever more data',
    renders(`return { kind: 'needs', paths: ['/' + Math.random()] }`),
    'keeps requesting more data',
  ],
  ['answers something else', renders(`return { html: 7 }`), 'does not match the schema'],
])('a build that %s gets on no channel, regardless of the sender', async (_, source, reason) => {
  const build = testBuild({ id: 'yard', version: '2.0.0', server: source })
  const before = await stableNow()
  await server.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined)
  const answer = await sendByHand((server.app.server.address() as AddressInfo).port, build)
  expect(answer).toEqual({ status: 422, body: expect.stringMatching(reason) as string })
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'conformance' })
  expect(await stableNow()).toBe(before)
  expect((await deploy(server.app, team, build, { channel: null })).statusCode).toBe(422)
})

test('pages render for an API without data, and pages of members are not rendered', async () => {
  const source = renders(`const answer = question.answers['/things']
    if (!answer) return { kind: 'needs', paths: ['/things'] }
    if (answer.status !== 404 || question.boot.tenant.slug !== 'oncall') throw new Error('not as announced')
    return ${PAGE}`)
  const build = testBuild({ id: 'yard', version: '3.0.0', paths: ['/yard', '/yard/:id'], server: source })
  expect((await deploy(server.app, team, build)).statusCode).toBe(201)
  const [route] = testBuild({ id: 'yard' }).manifest.listing.routes
  const member = testBuild({
    id: 'yard',
    version: '3.1.0',
    server: renders(`throw new Error('for members')`),
    routes: [{ ...route!, access: {} }],
  })
  expect((await deploy(server.app, team, member)).statusCode).toBe(201)
})

test('a release ahead of its shell is tried by the shell that it waited for, and stays out when it fails', async () => {
  const bad = testBuild({
    id: 'yard',
    version: '4.0.0',
    contract: '^3.0.0',
    server: renders(`throw new Error('too late')`),
  })
  expect((await deploy(server.app, team, bad, { waitsForShell: true })).statusCode).toBe(201)
  const { database, storage } = server.services
  const config = { shellDist: writeShell('3.0.0', SHELL) }
  newer = await openTestApp({ authenticate: byTestHeader, config, services: { database, storage } })
  const why = await newer.app.inject({ url: '/api/registry/remotes/yard/why?tenant=oncall', headers: team })
  expect(why.json<{ why: string[] }>().why.join()).toMatch(/4\.0\.0.*does not conform: \/yard: .*too late/)
})

test('files that are not those of the manifest are refused before anything runs', async () => {
  const build = testBuild({ id: 'yard', version: '5.0.0', server: SOUND })
  await uploadFiles(server.app, team, {
    ...build,
    files: { ...build.files, 'server.0123abcd.cjs': 'void 0' },
  })
  const payload = { manifest: build.manifest, channel: 'stable', reason: 'Forged' }
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/registry/releases',
    headers: team,
    payload,
  })
  expect(answer.json()).toMatchObject({ code: 'files' })
})
