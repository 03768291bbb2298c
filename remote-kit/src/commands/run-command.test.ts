import { rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buildFixture } from '../lib/testing/build-fixture.ts'
import { runConformance } from '../lib/conformance/run-conformance.ts'
import { runCommand } from './run-command.ts'

interface Call {
  readonly method: string
  readonly path: string
  readonly token: string | undefined
  readonly body: Buffer
  readonly encoding: string | undefined
}
type Answer = readonly [status: number, body: unknown]

const conforming = { findings: [], notes: [], outcomes: [], pages: 1 }
// It has tests of its own; here it is asked before anything is sent.
jest.mock('../lib/conformance/run-conformance.ts', () => ({ runConformance: jest.fn() }))

let server: Server
let calls: Call[]
let answers: Record<string, Answer[]>

beforeEach(async () => {
  jest.mocked(runConformance).mockResolvedValue(conforming)
  calls = []
  answers = {}
  server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url?.replace('/api/registry', '') ?? ''
  const { authorization, 'content-encoding': encoding } = request.headers
  calls.push({
    method: request.method ?? '',
    path,
    token: authorization,
    body: await read(request),
    encoding,
  })
  const queue = answers[`${request.method} ${path}`] ?? []
  const [status, body] = (queue.length > 1 ? queue.shift() : queue[0]) ?? [204, null]
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

async function platform(...args: string[]) {
  const out: string[] = []
  const progress: string[] = []
  const { port } = server.address() as AddressInfo
  const env = { PLATFORM_URL: `http://127.0.0.1:${port}`, PLATFORM_TOKEN: 'secret' }
  const exit = await runCommand([...args, '--wait', '1'], env, {
    out: (line) => out.push(line),
    progress: (line) => progress.push(line),
  })
  return { exit, out, progress }
}

const moved = {
  remote: 'learner',
  release: '1.2.0-0123456789ab',
  previous: '1.1.0-0123456789ab',
  moved: true,
}
const missing = (files: string[]): Answer => [200, { release: moved.release, missing: files }]

test('it sends only the files that the platform lacks, then moves the channel', async () => {
  const { folder, manifest } = await buildFixture()
  answers['POST /uploads'] = [missing(['page.js', 'page.css'])]
  answers['POST /releases'] = [[201, moved]]
  const { exit, out, progress } = await platform('deploy', '--dist', folder, '--reason', 'Faster list')
  expect(exit).toBe(0)
  expect(out[0]).toMatch('learner 1.2.0-0123456789ab is on stable, 1.1.0-0123456789ab was before')
  expect(progress.at(-1)).toBe('uploaded 2 of 2')
  const puts = calls.filter(({ method }) => method === 'PUT')
  expect(puts.map(({ encoding }) => encoding).toSorted()).toEqual(['br', undefined])
  expect(puts.every(({ path }) => /^\/uploads\/learner\/[0-9a-f]{96}$/.test(path))).toBe(true)
  expect(JSON.parse(String(calls.at(-1)?.body))).toEqual({
    manifest,
    channel: 'stable',
    reason: 'Faster list',
    isAhead: false,
  })
  expect(calls.every(({ token }) => token === 'Bearer secret')).toBe(true)
})

test('it prints one line of JSON for machines', async () => {
  const { folder } = await buildFixture()
  answers['POST /uploads'] = [missing([])]
  answers['POST /releases'] = [[201, moved]]
  const { out } = await platform('deploy', '--dist', folder, '--json', '--channel', 'canary')
  expect(out).toHaveLength(1)
  expect(JSON.parse(out[0] ?? '')).toMatchObject({ ...moved, channel: 'canary' })
})

test('it tries again while the platform is failing', async () => {
  const { folder } = await buildFixture()
  answers['POST /uploads'] = [[503, { message: 'Starting.' }], missing([])]
  answers['POST /releases'] = [[201, moved]]
  expect((await platform('deploy', '--dist', folder)).exit).toBe(0)
})

test('it gives up on a platform that goes on failing, with its word', async () => {
  answers['GET /remotes'] = [[503, { message: 'Starting.' }]]
  const { exit, progress } = await platform('status')
  expect(exit).toBe(3)
  expect(progress.join()).toContain('503 Starting.')
})

test('it sends files again that another deploy used up in the meantime', async () => {
  const { folder } = await buildFixture()
  answers['POST /uploads'] = [missing([]), missing(['entry.js'])]
  answers['POST /releases'] = [
    [422, { message: 'The release is not whole.', code: 'files' }],
    [201, moved],
  ]
  expect((await platform('deploy', '--dist', folder)).exit).toBe(0)
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1)
})

test('it does not repeat what was refused, and says why it was', async () => {
  const { folder } = await buildFixture()
  const fields = { '/progress': 'is taken by remote public' }
  answers['POST /uploads'] = [[409, { message: 'A path is taken.', fields }]]
  const { exit, progress } = await platform('deploy', '--dist', folder)
  expect(exit).toBe(1)
  expect(progress.join('\n')).toContain('A path is taken.\n  /progress: is taken by remote public')
  expect(calls).toHaveLength(1)
})

test('it sends nothing of a build that does not conform, and lists why', async () => {
  const { folder } = await buildFixture()
  const findings = [{ check: 'leak', page: '/progress', message: 'after it has left, an interval goes on' }]
  jest.mocked(runConformance).mockResolvedValue({ ...conforming, findings })
  const { exit, out, progress } = await platform('deploy', '--dist', folder)
  expect(exit).toBe(5)
  expect(progress.at(-1)).toMatch(
    /nothing was sent:\n {2}leak \/progress: after it has left, an interval goes on$/,
  )
  expect(out).toEqual([])
  const json = await platform('deploy', '--dist', folder, '--json')
  expect(JSON.parse(json.out[0] ?? '')).toMatchObject({ exit: 5, findings })
  expect(calls).toEqual([])
})

test('it sends nothing of a build that is not whole', async () => {
  const { folder } = await buildFixture()
  await rm(join(folder, 'page.css'))
  expect((await platform('deploy', '--dist', folder, '--json')).exit).toBe(4)
  expect(calls).toEqual([])
})

test.each([
  ['an unknown command', ['fly']],
  ['an unknown flag', ['status', '--fast']],
  ['a flag of another command', ['status', '--rollout', '5']],
  ['a way around conformance', ['deploy', '--skip-conformance']],
  ['an address that is none', ['status', '--to', 'nowhere']],
  ['a change without a reason', ['kill', 'learner']],
  ['a pin without an end', ['pin', 'learner', '--tenant', 'oncall', '--release', 'x', '--reason', 'why not']],
  [
    'a time that is none',
    ['pin', 'learner', '--tenant', 'oncall', '--release', 'x', '--until', 'soon', '--reason', 'y'],
  ],
])('it refuses %s as a usage error', async (_, args) => {
  expect((await platform(...args)).exit).toBe(2)
  expect(calls).toEqual([])
})

test.each([
  [
    ['rollback', 'learner', '--reason', 'Broken list'],
    'POST /remotes/learner/rollback',
    { reason: 'Broken list' },
  ],
  [['kill', 'learner', '--reason', 'On fire'], 'PUT /remotes/learner/kills/all', { reason: 'On fire' }],
  [['kill', 'learner', '--lift', '--reason', 'Out'], 'DELETE /remotes/learner/kills/all', { reason: 'Out' }],
  [
    [
      'pin',
      'learner',
      '--tenant',
      'oncall',
      '--release',
      moved.release,
      '--until',
      '2026-07-01',
      '--reason',
      'Audit',
    ],
    'PUT /remotes/learner/pins/oncall',
    { reason: 'Audit', release: moved.release, expiresAt: '2026-07-01T00:00:00.000Z' },
  ],
])('it asks for %j', async (args, call, body) => {
  answers[call] = [[200, { changes: [{ slot: 'kill/all', before: null, after: {} }] }]]
  const { exit, out } = await platform(...args)
  expect(exit).toBe(0)
  expect(`${calls[0]?.method} ${calls[0]?.path}`).toBe(call)
  expect(JSON.parse(String(calls[0]?.body))).toEqual(body)
  expect(out).toEqual(['learner kill/all: nothing -> {}'])
})

test('it tells why a visitor gets a release, step by step', async () => {
  const answer = {
    remote: 'learner',
    tenant: 'oncall',
    at: '2026-06-01T10:00:00Z',
    release: null,
    why: ['no pin', 'withheld'],
  }
  answers['GET /remotes/learner/why?tenant=oncall&at=2026-06-01T10%3A00%3A00Z'] = [[200, answer]]
  expect((await platform('why', 'learner', '--at', '2026-06-01T10:00:00Z')).out).toEqual([
    '1. no pin',
    '2. withheld',
  ])
})

test('it begins a rollout in percents, with a hold, for some tenants', async () => {
  const { folder } = await buildFixture()
  answers['POST /uploads'] = [missing([])]
  answers['POST /releases'] = [[201, moved]]
  answers['POST /remotes/learner/rollouts'] = [
    [200, { changes: [{ slot: 'rollout/ab12', before: null, after: {} }] }],
  ]
  const flags = ['--rollout', '5,25,100', '--hold', '10m', '--tenant', 'trinova', '--reason', 'Slowly']
  const { exit, out } = await platform('deploy', '--dist', folder, ...flags)
  expect(exit).toBe(0)
  expect(out[1]).toBe('rollout ab12: 5 %, 25 %, everyone of trinova, 10 min each while healthy')
  expect(JSON.parse(String(calls.find(({ path }) => path === '/releases')?.body))).toMatchObject({
    channel: null,
  })
  expect(JSON.parse(String(calls.at(-1)?.body))).toEqual({
    release: moved.release,
    stages: [500, 2_500, 10_000],
    tenants: ['trinova'],
    holdMs: 600_000,
    reason: 'Slowly',
  })
})

test.each([
  ['a hold that is no time', ['--rollout', '5', '--hold', 'soon']],
  ['a share above all', ['--rollout', '5,101']],
  ['falling shares', ['--rollout', '25,5,100']],
  ['a tenant without a rollout', ['--tenant', 'trinova']],
])('it refuses %s before it sends anything', async (_, flags) => {
  expect((await platform('deploy', '--dist', 'dist', ...flags)).exit).toBe(2)
  expect(calls).toEqual([])
})

test('it exits with 1 when a shell would break something, and says what', async () => {
  answers['POST /can-deploy'] = [[200, { can: false, breaks: ['learner needs ^1.0.0.'], notes: [] }]]
  const { exit, out } = await platform('can-deploy', '--shell', '2.0.0')
  expect(exit).toBe(1)
  expect(out).toEqual(['No.', '  breaks   learner needs ^1.0.0.'])
})
