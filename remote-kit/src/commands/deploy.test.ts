import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startConformance } from '../lib/conformance/run-conformance.ts'
import { buildFixture } from '../lib/testing/build-fixture.ts'
import { type Answer, fakeRegistry } from './testing/fake-registry.ts'

// Conformance has tests of its own; these only check that it runs before anything is sent.
jest.mock('../lib/conformance/run-conformance.ts', () => ({ startConformance: jest.fn() }))

const conforming = { findings: [], notes: [], outcomes: [], pages: 1 }
const run = jest.fn()
const end = jest.fn()
beforeEach(() => {
  run.mockResolvedValue(conforming)
  jest.mocked(startConformance).mockReturnValue({ run, end })
})

const { answers, calls, platform } = fakeRegistry()

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
  expect(out[0]).toMatch('learner 1.2.0-0123456789ab is on stable; before: 1.1.0-0123456789ab')
  expect(progress.at(-1)).toBe('uploaded 2 of 2')
  const puts = calls.filter(({ method }) => method === 'PUT')
  expect(puts.map(({ encoding }) => encoding).toSorted()).toEqual(['br', undefined])
  expect(puts.every(({ path }) => /^\/uploads\/learner\/[0-9a-f]{96}$/.test(path))).toBe(true)
  expect(JSON.parse(String(calls.at(-1)?.body))).toEqual({
    manifest,
    channel: 'stable',
    reason: 'Faster list',
    waitsForShell: false,
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

test('it retries while the platform fails', async () => {
  const { folder } = await buildFixture()
  answers['POST /uploads'] = [[503, { message: 'Starting.' }], missing([])]
  answers['POST /releases'] = [[201, moved]]
  expect((await platform('deploy', '--dist', folder)).exit).toBe(0)
})

test('it sends files again that another deploy used up meanwhile', async () => {
  const { folder } = await buildFixture()
  answers['POST /uploads'] = [missing([]), missing(['entry.js'])]
  answers['POST /releases'] = [
    [422, { message: 'The release is incomplete.', code: 'files' }],
    [201, moved],
  ]
  expect((await platform('deploy', '--dist', folder)).exit).toBe(0)
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1)
})

test('it does not retry a refused request and says why it was refused', async () => {
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
  const findings = [
    { check: 'leak', page: '/progress', message: 'after unmounting, an interval is still running' },
  ]
  run.mockResolvedValue({ ...conforming, findings })
  const { exit, out, progress } = await platform('deploy', '--dist', folder)
  expect(exit).toBe(5)
  expect(progress.at(-1)).toMatch(
    /nothing was sent:\n {2}leak \/progress: after unmounting, an interval is still running$/,
  )
  expect(out).toEqual([])
  const json = await platform('deploy', '--dist', folder, '--json')
  expect(JSON.parse(json.out[0] ?? '')).toMatchObject({ exit: 5, findings })
  expect(calls).toEqual([])
})

test('it sends nothing of an incomplete build', async () => {
  const { folder } = await buildFixture()
  await rm(join(folder, 'page.css'))
  expect((await platform('deploy', '--dist', folder, '--json')).exit).toBe(4)
  expect(calls).toEqual([])
  expect(end).toHaveBeenCalled()
})

test('it starts a rollout in percentages, with a hold, for some tenants', async () => {
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
