import { rolloutVisits } from '../../lib/data/schema/reports.ts'
import { openRegistry, type ReleaseRegistry } from '../../lib/registry/registry.ts'
import { bucketOf } from '../../lib/registry/bucket.ts'
import { resolve } from '../../lib/registry/resolve.rule.ts'
import { createReports, type Reports } from '../../domain/failure-reports/failure-reports.ts'
import type { Visit } from '../../domain/failure-reports/visits.ts'
import { testBuild } from '../../testing/release-builds.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { planMove, planRollout, RegistryRefusal } from '../../domain/releases/plan-change.rule.ts'
import type { ReleaseGate } from '../../domain/releases/release-gate.ts'
import { readRemoteHealth } from './release-health.ts'
import { watchRollouts } from './rollout-watch.ts'

const [old, candidate] = [testBuild(), testBuild({ version: '1.1.0' })]
const HOLD_MS = 600_000
let server: TestApp
let registry: ReleaseRegistry
let reports: Reports
let now: Date
let gate: ReleaseGate

beforeEach(async () => {
  gate = async () => []
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

const watch = () =>
  watchRollouts({ registry, gate, database: server.services.database, now: () => now, visitorsPerNetwork: 2 })
const pass = (ms: number) => void (now = new Date(now.getTime() + ms))
const remote = () => registry.current().remotes.get('learner')!
let visits = 0
/** A visit from a network of its own, unless one is named. */
const visit = (release: string, network = `network-${(visits += 1)}`): Visit => ({
  id: `visit-${(visits += 1)}`,
  network,
  releases: { learner: release },
})
interface Many {
  readonly count: number
  readonly mountMs?: number
  readonly network?: string
}
/** Rows at once: that reports become such rows is for the tests below and forged-reports.test.ts. */
const counted = (
  tenantId: number,
  release: string,
  { count, network }: Many,
  met: (at: number) => { readonly isFailed: boolean; readonly mountMs: number | null },
) =>
  server.services.database.withTenant(tenantId, (tx) =>
    tx.insert(rolloutVisits).values(
      Array.from({ length: count }, (_, index) => {
        const { id, network: of } = visit(release, network)
        return { visit: id, network: of, tenantId, remote: 'learner', release, at: now, ...met(index) }
      }),
    ),
  )
const loads = (tenantId: number, release: string, many: Many) =>
  counted(tenantId, release, many, (at) => ({ isFailed: false, mountMs: (many.mountMs ?? 200) + at }))
const failures = (tenantId: number, release: string, many: Many) =>
  counted(tenantId, release, many, () => ({ isFailed: true, mountMs: null }))
const load = (version: string, mountMs = 200) => ({
  loads: [{ remote: 'learner', version, entryMs: 80, mountMs }],
})
const failure = (version: string) => ({
  ...{ remote: 'learner', version, phase: 'mount' as const, message: 'It broke', path: '/learner' },
})

/** What a visitor inside the first stage gets. */
const served = (tenant: string) => {
  const question = { tenant, bucketFor: () => 0, shell: { contract: '2.0.0' }, now }
  return resolve(remote(), question).release?.ref
}

test('a healthy rollout advances automatically, stage by stage, until its release is stable', async () => {
  await loads(1, candidate.ref, { count: 30 })
  pass(HOLD_MS - 1)
  await watch()
  expect(remote().rollouts[0]?.stage).toBe(0)
  pass(1)
  await watch()
  expect(remote().rollouts[0]?.stage).toBe(1)
  pass(HOLD_MS)
  await watch()
  expect(remote().rollouts[0]?.stage).toBe(1)
  await loads(1, candidate.ref, { count: 30 })
  await watch()
  expect(remote().rollouts).toEqual([])
  expect(remote().channels.get('stable')?.release).toBe(candidate.ref)
})

test('a harmful one is stopped immediately and withdrawn, and the record says why', async () => {
  await loads(1, old.ref, { count: 40 })
  await loads(1, candidate.ref, { count: 4 })
  await failures(1, candidate.ref, { count: 10 })
  expect(served('oncall')).toBe(candidate.ref)
  await watch()
  expect(served('oncall')).toBe(old.ref)
  expect(remote().withdrawn.has(candidate.ref)).toBe(true)
  expect(registry.history('learner')[0]).toMatchObject({
    actor: 'health gate',
    reason: `Rollout r1 to ${candidate.ref}: 10 of 14 visitors had a failure; with other releases, 0 of 40 visitors had a failure`,
  })
})

test('one whose release does not conform goes no further, and the record says why', async () => {
  gate = async (_, changes) => {
    if (changes.some(({ slot }) => slot === 'rollout/r1'))
      throw new RegistryRefusal(422, 'conformance', 'learner 1.1.0 does not conform: styles')
    return []
  }
  await loads(1, candidate.ref, { count: 30 })
  pass(HOLD_MS)
  await watch()
  expect(remote().withdrawn.has(candidate.ref)).toBe(true)
  expect(registry.history('learner')[0]?.reason).toContain('learner 1.1.0 does not conform: styles')
})

test('one that is far slower than the others is stopped too, with both figures', async () => {
  await loads(1, old.ref, { count: 40, mountMs: 400 })
  await loads(1, candidate.ref, { count: 40, mountMs: 900 })
  await watch()
  expect(remote().withdrawn.has(candidate.ref)).toBe(true)
  expect(registry.history('learner')[0]?.reason).toMatch(/929 ms.*429 ms/)
})

test('it is taken from the one tenant that it harms, and goes on for the others', async () => {
  await loads(1, candidate.ref, { count: 40 })
  await loads(2, old.ref, { count: 60 })
  await failures(2, candidate.ref, { count: 24 })
  await watch()
  expect(served('trinova')).toBe(old.ref)
  expect(served('oncall')).toBe(candidate.ref)
  pass(HOLD_MS)
  await watch()
  expect(remote().rollouts[0]?.stage).toBe(1)
})

test('two replicas that look at once change it once', async () => {
  await loads(1, old.ref, { count: 20 })
  await failures(1, candidate.ref, { count: 16 })
  await Promise.all([watch(), watch()])
  expect(registry.history('learner').filter(({ slot }) => slot === 'rollout/r1')).toHaveLength(2)
})

test('reports without a visit decide nothing, however many', async () => {
  await loads(1, old.ref, { count: 20 })
  for (let at = 0; at < 50; at += 1) await reports.addFailure(1, failure(candidate.ref))
  await watch()
  expect(remote().withdrawn.size).toBe(0)
})

test('a network counts for two visitors and no more: it neither harms a release nor hides its harm', async () => {
  await loads(1, old.ref, { count: 40 })
  await failures(1, candidate.ref, { count: 40, network: 'one-attacker' })
  await watch()
  expect(remote().withdrawn.size).toBe(0)
  await loads(1, candidate.ref, { count: 60, network: 'another-one' })
  await failures(1, candidate.ref, { count: 12 })
  await watch()
  expect(registry.history('learner')[0]?.reason).toContain('14 of 16 visitors had a failure')
  expect(remote().withdrawn.has(candidate.ref)).toBe(true)
})

test('a visitor who is shown the page and then meets a failure has failed, once', async () => {
  await loads(1, old.ref, { count: 40 })
  for (let at = 0; at < 16; at += 1) {
    const same = visit(candidate.ref)
    await reports.addLoads(1, load(candidate.ref), same)
    for (let again = 0; again < 3; again += 1) await reports.addFailure(1, failure(candidate.ref), same)
    await reports.addLoads(1, load(candidate.ref), same)
  }
  await watch()
  expect(registry.history('learner')[0]?.reason).toContain('16 of 16 visitors had a failure')
})

test('what a visit says of another release than it was given does not count', async () => {
  await loads(1, old.ref, { count: 40 })
  for (let at = 0; at < 30; at += 1) await reports.addFailure(1, failure(candidate.ref), visit(old.ref))
  await watch()
  expect(remote().withdrawn.size).toBe(0)
})

test('it returns the health of each release by the hour', async () => {
  for (const mountMs of [300, 400, 200]) await reports.addLoads(1, load(old.ref, mountMs))
  for (const tenantId of [1, 1]) await reports.addFailure(tenantId, failure(old.ref))
  pass(60 * 60 * 1000)
  await reports.addFailure(2, failure(old.ref))
  const { database } = server.services
  expect(await readRemoteHealth(database, { remote: 'learner', hours: 3, now })).toEqual({
    remote: 'learner',
    since: '2026-06-01T09:00:00.000Z',
    releases: [{ release: old.ref, loads: 3, failures: 3, p75Ms: 400, failuresByHour: [0, 2, 1] }],
  })
})

test('no visitor changes release between stages, except to the new one', () => {
  const people = Array.from({ length: 2_000 }, (_, index) => `visitor-${index}`)
  const inside = (share: number) => new Set(people.filter((id) => bucketOf('salt-salt', id) < share))
  const [small, large] = [inside(500), inside(2_500)]
  expect([...small].every((id) => large.has(id))).toBe(true)
  expect(large.size).toBeGreaterThan(small.size)
})
