import { openRegistry, type ReleaseRegistry } from '../lib/registry/registry.ts'
import { bucketOf } from '../lib/registry/bucket.ts'
import { resolve } from '../lib/registry/resolve.rule.ts'
import { createReports, type Reports } from '../reports/reports.ts'
import { testBuild } from '../testing/release-builds.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { planMove, planRollout } from './plan-change.rule.ts'
import { readRemoteHealth } from './release-health.ts'
import { watchRollouts } from './rollout-watch.ts'

const [old, candidate] = [testBuild(), testBuild({ version: '1.1.0' })]
const HOLD_MS = 600_000
let server: TestApp
let registry: ReleaseRegistry
let reports: Reports
let now: Date

beforeEach(async () => {
  now = new Date('2026-06-01T10:00:00Z')
  server = await openTestApp({ services: { now: () => now } })
  const { database, log } = server.services
  registry = await openRegistry({ database, log, now: () => now })
  reports = createReports({ database, now: () => now })
  const by = { remote: 'learner', actor: 'ada', reason: 'A test' }
  await registry.change({ ...by, release: old, plan: (state) => planMove(state, 'stable', old.ref) })
  const rollout = {
    release: candidate.ref,
    salt: 'salt-salt',
    stages: [5_000, 10_000],
    tenants: null,
    holdMs: HOLD_MS,
  }
  await registry.change({ ...by, release: candidate, plan: (state) => planRollout(state, 'r1', rollout) })
})
afterEach(() => server.close())

const watch = () => watchRollouts({ registry, database: server.services.database, now: () => now })
const pass = (ms: number) => void (now = new Date(now.getTime() + ms))
const remote = () => registry.current().remotes.get('learner')!
const loads = (tenantId: number, version: string, count: number, mountMs = 200) =>
  reports.addLoads(tenantId, {
    loads: Array.from({ length: count }, () => ({ remote: 'learner', version, entryMs: 80, mountMs })),
  })
const failures = async (tenantId: number, version: string, count: number) => {
  const report = {
    remote: 'learner',
    version,
    phase: 'mount' as const,
    message: 'It broke',
    path: '/learner',
  }
  for (let at = 0; at < count; at += 1) await reports.addFailure(tenantId, report)
}
/** What somebody inside the first stage is given. */
const served = (tenant: string) => {
  const question = { tenant, bucketFor: () => 0, shell: { contract: '1.0.0' }, now }
  return resolve(remote(), question).release?.ref
}

test('a healthy rollout goes on by itself, stage by stage, until its release is stable', async () => {
  await loads(1, candidate.ref, 30)
  pass(HOLD_MS - 1)
  await watch()
  expect(remote().rollouts[0]?.stage).toBe(0)
  pass(1)
  await watch()
  expect(remote().rollouts[0]?.stage).toBe(1)
  pass(HOLD_MS)
  await watch()
  expect(remote().rollouts[0]?.stage).toBe(1)
  await loads(1, candidate.ref, 30)
  await watch()
  expect(remote().rollouts).toEqual([])
  expect(remote().channels.get('stable')?.release).toBe(candidate.ref)
})

test('one that does harm is stopped at once, withdrawn, and the record says why', async () => {
  await loads(1, old.ref, 40)
  await loads(1, candidate.ref, 4)
  await failures(1, candidate.ref, 6)
  expect(served('oncall')).toBe(candidate.ref)
  await watch()
  expect(served('oncall')).toBe(old.ref)
  expect(remote().withdrawn.has(candidate.ref)).toBe(true)
  expect(registry.history('learner')[0]).toMatchObject({
    actor: 'health gate',
    reason: `Rollout r1 to ${candidate.ref}: 6 of 10 pages failed; of the others 0 of 40 pages failed`,
  })
})

test('one that is far slower than the others is stopped too, with both figures', async () => {
  await loads(1, old.ref, 25, 400)
  await loads(1, candidate.ref, 25, 900)
  await watch()
  expect(remote().withdrawn.has(candidate.ref)).toBe(true)
  expect(registry.history('learner')[0]?.reason).toMatch(/900 ms.*400 ms/)
})

test('it is taken from the one tenant that it harms, and goes on for the others', async () => {
  await loads(1, candidate.ref, 40)
  await failures(2, candidate.ref, 6)
  await watch()
  expect(served('trinova')).toBe(old.ref)
  expect(served('oncall')).toBe(candidate.ref)
  pass(HOLD_MS)
  await watch()
  expect(remote().rollouts[0]?.stage).toBe(1)
})

test('two replicas that look at once change it once', async () => {
  await failures(1, candidate.ref, 6)
  await Promise.all([watch(), watch()])
  expect(registry.history('learner').filter(({ slot }) => slot === 'rollout/r1')).toHaveLength(2)
})

test('it tells the health of each release by the hour', async () => {
  await loads(1, old.ref, 3, 400)
  await failures(1, old.ref, 2)
  pass(60 * 60 * 1000)
  await failures(2, old.ref, 1)
  const { database } = server.services
  expect(await readRemoteHealth(database, { remote: 'learner', hours: 3, now })).toEqual({
    remote: 'learner',
    since: '2026-06-01T09:00:00.000Z',
    releases: [{ release: old.ref, loads: 3, failures: 3, p75Ms: 400, failuresByHour: [0, 2, 1] }],
  })
})

test('nobody moves between stages, except into the new release', () => {
  const people = Array.from({ length: 2_000 }, (_, index) => `visitor-${index}`)
  const inside = (share: number) => new Set(people.filter((id) => bucketOf('salt-salt', id) < share))
  const [small, large] = [inside(500), inside(2_500)]
  expect([...small].every((id) => large.has(id))).toBe(true)
  expect(large.size).toBeGreaterThan(small.size)
})
