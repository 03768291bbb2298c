import { failureReports, loadTimes } from '../lib/data/schema/reports.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { testBuild, writeBuild } from '../testing/release-builds.ts'

let server: TestApp
const now = new Date('2026-06-01T10:00:00Z')

beforeAll(async () => {
  const config = { releaseImport: [writeBuild(testBuild())] }
  server = await openTestApp({ config, services: { now: () => now } })
})
afterAll(() => server.close())

const post = (url: string, payload: object, host = 'localhost') =>
  server.app.inject({ method: 'POST', url, payload, headers: { host } })
const failure = {
  remote: 'learner',
  version: '1.0.0-0123456789ab',
  phase: 'mount',
  message: 'It broke',
  path: '/learner',
}
const stored = () =>
  server.services.database.withPlatform(async (tx) => ({
    failures: await tx.select().from(failureReports),
    loads: await tx.select().from(loadTimes),
  }))

test('it stores a failure with its tenant, release and phase, from any caller', async () => {
  expect((await post('/api/reports', failure, 'trinova.localhost')).statusCode).toBe(204)
  const { version, ...rest } = failure
  expect((await stored()).failures).toMatchObject([{ ...rest, release: version, tenantId: 2, at: now }])
})

test('it stores loading times in whole milliseconds', async () => {
  const loads = [{ remote: 'learner', version: '1.0.0-0123456789ab', entryMs: 81.6, mountMs: 120.2 }]
  expect((await post('/api/reports/loads', { loads })).statusCode).toBe(204)
  expect((await stored()).loads).toMatchObject([
    { remote: 'learner', entryMs: 82, mountMs: 120, tenantId: 1 },
  ])
})

test('it counts both, and lets no stranger invent a series', async () => {
  await post('/api/reports', { ...failure, remote: 'made-up' })
  const { body } = await server.app.inject({ url: '/metrics' })
  expect(body).toContain('platform_remote_failures_total{remote="learner",phase="mount",tenant="trinova"} 1')
  expect(body).toContain('platform_remote_failures_total{remote="unknown",phase="mount",tenant="oncall"} 1')
  expect(body).not.toContain('made-up')
  expect(body).toContain('platform_remote_mount_seconds_count{remote="learner"} 1')
})

test.each([
  ['a phase that is none', { ...failure, phase: 'lunch' }, 422],
  ['a message without end', { ...failure, message: 'x'.repeat(1_001) }, 422],
  ['more than 4 KB', { ...failure, message: 'x'.repeat(5_000) }, 413],
])('it refuses %s', async (_, payload, status) => {
  expect((await post('/api/reports', payload)).statusCode).toBe(status)
})

const METRIC = /platform_beacons_dropped_total\{beacon="(\w+)"\} (\d+)/g
const load = { loads: [{ remote: 'learner', version: '1.0.0-0123456789ab', entryMs: 1, mountMs: 2 }] }

test.each([
  ['failure', '/api/reports', failure, 60],
  ['load', '/api/reports/loads', load, 60],
  ['visit', '/api/reports/visits', {}, 60],
  ['vital', '/api/vitals', { name: 'LCP', value: 604.2, path: '/' }, 120],
])(
  'a %s over its limit is dropped and counted, and no error in a console',
  async (beacon, url, payload, limit) => {
    const remoteAddress = `198.51.100.${limit}`
    const send = () => server.app.inject({ method: 'POST', url, payload, remoteAddress })
    const before = (await stored()).failures.length
    for (let at = 0; at < limit + 20; at += 1) expect((await send()).statusCode).toBe(204)
    if (beacon === 'failure') expect((await stored()).failures.length - before).toBe(limit)
    const { body } = await server.app.inject({ url: '/metrics' })
    const dropped = new Map([...body.matchAll(METRIC)].map(([, name, count]) => [name, Number(count)]))
    expect(dropped.get(beacon)).toBe(20)
  },
)
