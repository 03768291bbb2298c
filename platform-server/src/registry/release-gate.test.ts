import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { eventually } from '../testing/eventually.ts'
import { deploy, deployToken, type TestBuild, testBuild, writeShell } from '../testing/release-builds.ts'
import { byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import { openRegistry } from '../lib/registry/registry.ts'
import { storeRelease } from '../lib/release-files/release-store.ts'
import { planMove } from '../domain/releases/plan-change.rule.ts'

const SHELL = `exports.shared = { react: {} }
exports.renderPage = async (question, remote) => remote.render(question)`
const SOUND = `exports.remote = { render: () => ({ kind: 'page', html: '<h1>fine</h1>' }) }`
const react = readFileSync(
  path.join(
    path.dirname(createRequire(path.resolve('shared-contracts/package.json')).resolve('react')),
    'cjs/react.production.js',
  ),
  'utf8',
)
const yard = (version: string, options: Parameters<typeof testBuild>[0] = {}) =>
  testBuild({ id: 'yard', version, server: SOUND, ...options })

let server: TestApp
let team: Record<string, string>
const sound = yard('1.0.0')

beforeEach(async () => {
  server = await openTestApp({
    authenticate: byTestHeader,
    config: { shellDist: writeShell('2.0.0', SHELL) },
  })
  team = { authorization: `Bearer ${await deployToken(server.app, 'yard', ['yard'])}` }
  expect((await deploy(server.app, team, sound)).statusCode).toBe(201)
})
afterEach(() => server.close())

async function stableNow(): Promise<string | undefined> {
  const status = await server.app.inject({ url: '/api/registry/remotes', headers: team })
  const { remotes } = status.json<{ remotes: { remote: string; channels: Record<string, string> }[] }>()
  return remotes.find(({ remote }) => remote === 'yard')?.channels['stable']
}

/** As an older server registered it: stored and known, and never tried. */
async function registerUntried({ manifest, files, ref }: TestBuild, wasStable = false): Promise<void> {
  const { database, storage, log, now } = server.services
  const source = async ({ file }: { file: string }) => ({
    bytes: Buffer.from(files[file] ?? ''),
    brotli: null,
  })
  expect(await storeRelease(storage, ref, manifest, source)).toEqual([])
  const registry = await openRegistry({ database, log, now })
  const by = { remote: 'yard', actor: 'ada', reason: 'Before releases were tried' }
  await registry.change({
    ...by,
    release: { ref, manifest },
    plan: (state) => (wasStable ? planMove(state, 'stable', ref) : []),
  })
  if (wasStable) await registry.change({ ...by, plan: (state) => planMove(state, 'stable', sound.ref) })
  // The server under test receives it through the database's notifications.
  await eventually(async () => expect(await inspected()).toContain(ref))
}

const inspected = async () =>
  (await server.app.inject({ method: 'GET', url: '/api/registry/remotes', headers: team })).body

const send = (method: 'POST' | 'PUT' | 'PATCH', url: string, payload: object) =>
  server.app.inject({ method, url: `/api/registry/remotes/yard${url}`, headers: team, payload })

it.each([
  [
    'contains its own copy of React',
    { files: { 'page.js': react } },
    'shared: page.js contains its own copy of React',
  ],
  [
    'styles the whole page',
    { files: { 'page.css': '@layer app{h1{color:red}}' } },
    'styles: page.css: "h1" styles elements of the whole page; use a class of a CSS module',
  ],
  [
    'has styles in no layer',
    { files: { 'page.css': '.Ab1_2x{color:red}' } },
    'styles: page.css: ".Ab1_2x" is not in a cascade layer; put it in @layer app',
  ],
  [
    'has an entry far too large',
    { files: { 'entry.js': `globalThis.remote_yard = '${randomBytes(100_000).toString('hex')}'` } },
    'KB compressed, and at most 12.0 KB is allowed: load pages with import()',
  ],
  [
    'lists a page that it has no files for',
    { paths: ['/yard', '/yard/gate'], manifest: { chunks: { '/yard': ['page.css'] } } },
    'routes /yard/gate: is listed in remote.json, but release.json has no files for it',
  ],
  [
    'lists a page for members that it has no code for',
    {
      routes: [{ path: '/yard', chunk: 'page', access: {} }],
      server: `exports.remote = { routes: [{ path: '/yard/other' }] }`,
    },
    'routes /yard: is listed in remote.json, but src/remote.ts has no page for it',
  ],
])('a build that %s gets on no channel, regardless of the sender', async (_, options, sentence) => {
  for (const channel of ['stable', 'canary', null]) {
    const answer = await deploy(server.app, team, yard('2.0.0', options), { channel })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'conformance' })
    expect(answer.json<{ message: string }>().message).toContain(sentence)
  }
  expect(await stableNow()).toBe(sound.ref)
})

const hostile = yard('0.9.0', { files: { 'page.js': react } })

it('a release registered without a trial gets one before a rollout, a rollback or a pin serves it', async () => {
  await registerUntried(hostile)
  const release = hostile.ref
  const expiresAt = new Date(Date.now() + 60_000).toISOString()
  const answers = [
    await send('POST', '/rollouts', {
      release,
      stages: [500, 10_000],
      tenants: null,
      holdMs: null,
      reason: 'Go on',
    }),
    await send('POST', '/rollback', { to: release, reason: 'Go back' }),
    await send('PUT', '/pins/oncall', { release, expiresAt, reason: 'Hold it' }),
    await deploy(server.app, team, hostile),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422])
  for (const answer of answers) expect(answer.json()).toMatchObject({ code: 'conformance' })
  expect(await stableNow()).toBe(sound.ref)
})

it('a release is tried by the manifest that it was registered with', async () => {
  const files = { 'page.js': `// ${randomBytes(100_000).toString('hex')}` }
  const registered = yard('0.8.0', { files, manifest: { entry: 'page.js' } })
  const shown = yard('0.8.0', { files })
  expect(shown.ref).toBe(registered.ref)
  await registerUntried(registered)
  expect((await deploy(server.app, team, shown)).json()).toMatchObject({ code: 'conformance' })
  expect(await stableNow()).toBe(sound.ref)
})

it('what was stable once can be rolled back to, with a warning in the answer and in the history', async () => {
  await registerUntried(hostile, true)
  const answer = await send('POST', '/rollback', { to: hostile.ref, reason: 'The new one is worse' })
  expect(answer.statusCode).toBe(200)
  const warning = `${hostile.ref} was stable before, but does not conform now: shared: page.js contains its own copy`
  expect(answer.json<{ warnings: string[] }>().warnings.join()).toContain(warning)
  expect(await stableNow()).toBe(hostile.ref)
  const history = await server.app.inject({ url: '/api/registry/remotes/yard/history', headers: team })
  expect(history.body).toContain(`The new one is worse (warning: ${warning}`)
})

it('a change of a sound release has no warnings', async () => {
  const next = yard('1.1.0')
  await deploy(server.app, team, next)
  const answer = await send('POST', '/rollback', { reason: 'Go back' })
  expect(answer.json()).not.toHaveProperty('warnings')
  expect(await stableNow()).toBe(sound.ref)
})
