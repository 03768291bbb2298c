import { as, byTestHeader, openTestApp, type TestApp } from '../testing/test-app.ts'
import { deploy, testBuild } from '../testing/release-builds.ts'

const boss = as({ role: 'super_admin', isOperator: true, email: 'super@oncall.test' })
const [old, current] = [testBuild(), testBuild({ version: '1.1.0' })]
let server: TestApp
let now = new Date('2026-06-01T10:00:00Z')

beforeAll(async () => {
  server = await openTestApp({ authenticate: byTestHeader, services: { now: () => now } })
  await deploy(server.app, boss, old)
  now = new Date('2026-06-02T10:00:00Z')
  await deploy(server.app, boss, current)
})
afterAll(() => server.close())

const call = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) => {
  const url = `/api/registry/remotes/${path}`
  const answer = await server.app.inject({ method, url, headers: boss, ...(payload ? { payload } : {}) })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}
const released = async (query: string) => (await call('GET', `learner/why?${query}`)).body['release']

test('it explains a decision, now and at any past moment', async () => {
  expect(await released('tenant=oncall')).toBe(current.ref)
  expect(await released('tenant=oncall&at=2026-06-01T12:00:00Z')).toBe(old.ref)
  expect((await call('GET', 'learner/why?tenant=oncall&at=2026-05-01T00:00:00Z')).status).toBe(404)
  expect((await call('GET', 'learner/why?tenant=oncall&at=yesterday')).status).toBe(400)
})

test('it holds a tenant at a release until the pin expires', async () => {
  const pin = { release: old.ref, expiresAt: '2026-06-03T10:00:00Z', reason: 'An audit' }
  const { body } = await call('PUT', 'learner/pins/trinova', pin)
  expect(body['changes']).toEqual([
    { slot: 'pin/trinova', before: null, after: { release: old.ref, expiresAt: pin.expiresAt } },
  ])
  expect(await released('tenant=trinova')).toBe(old.ref)
  expect(await released('tenant=oncall')).toBe(current.ref)
  now = new Date('2026-06-03T10:00:00Z')
  expect(await released('tenant=trinova')).toBe(current.ref)
  expect((await call('DELETE', 'learner/pins/trinova', { reason: 'Over' })).status).toBe(200)
})

test('it stops one release, or all of a remote, and starts again', async () => {
  await call('PUT', `learner/kills/${current.ref}`, { reason: 'Leaks' })
  expect(await released('tenant=oncall')).toBe(old.ref)
  await call('PUT', 'learner/kills/all', { reason: 'On fire' })
  expect(await released('tenant=oncall')).toBeNull()
  await call('DELETE', 'learner/kills/all', { reason: 'Out' })
  await call('DELETE', `learner/kills/${current.ref}`, { reason: 'Mended' })
  expect(await released('tenant=oncall')).toBe(current.ref)
})

test('it leads a tenant along another channel', async () => {
  const candidate = testBuild({ version: '1.2.0' })
  await deploy(server.app, boss, candidate, { channel: 'canary' })
  await call('PUT', 'learner/follows/trinova', { channel: 'canary', reason: 'They asked' })
  expect(await released('tenant=trinova')).toBe(candidate.ref)
  expect(await released('tenant=oncall')).toBe(current.ref)
  await call('DELETE', 'learner/follows/trinova', { reason: 'Enough' })
  expect(await released('tenant=trinova')).toBe(current.ref)
})

test('it takes a rollout through its stages to stable', async () => {
  const candidate = testBuild({ version: '1.3.0' })
  await deploy(server.app, boss, candidate, { channel: null })
  const rollout = { release: candidate.ref, stages: [0, 10_000], tenants: null, reason: 'Slowly' }
  const { body } = await call('POST', 'learner/rollouts', rollout)
  const [{ slot } = { slot: '' }] = body['changes'] as { slot: string }[]
  const id = slot.split('/')[1]
  expect(await released('tenant=oncall&sticky=someone')).toBe(current.ref)
  await call('PATCH', `learner/rollouts/${id}`, { stage: 1, reason: 'All well' })
  expect(await released('tenant=oncall&sticky=someone')).toBe(candidate.ref)
  await call('PATCH', `learner/rollouts/${id}`, { stage: 2, reason: 'Done' })
  expect(await released('tenant=oncall')).toBe(candidate.ref)
  expect((await call('POST', 'learner/rollback', { to: current.ref, reason: 'Back' })).status).toBe(200)
})

test('it stores the history: newest first, who, when, why', async () => {
  await call('POST', 'learner/rollback', { reason: 'It was slow' })
  const { body } = await call('GET', 'learner/history?limit=2')
  expect(body).toMatchObject([
    { slot: `withdrawn/${current.ref}`, actor: 'super@oncall.test', reason: 'It was slow' },
    {
      slot: 'channel/stable',
      before: { release: current.ref },
      after: { release: old.ref },
      at: now.toISOString(),
    },
  ])
})

test.each([
  ['of a remote that is not there', 'POST', 'nobody/rollback', { reason: 'Because' }, 404],
  ['without a reason', 'POST', 'learner/rollback', {}, 422],
  [
    'to a release that is not there',
    'POST',
    'learner/rollback',
    { to: `9.9.9-${'0'.repeat(12)}`, reason: 'Because' },
    404,
  ],
  ['by a name that is no release', 'PUT', 'learner/kills/latest', { reason: 'Because' }, 404],
  [
    'into the past',
    'PUT',
    'learner/pins/oncall',
    { release: old.ref, expiresAt: '2020-01-01T00:00:00Z', reason: 'Because' },
    422,
  ],
  ['of a rollout that is not there', 'PATCH', 'learner/rollouts/x', { stage: 1, reason: 'Because' }, 404],
] as const)('it refuses a change %s', async (_, method, path, payload, status) => {
  expect((await call(method, path, payload)).status).toBe(status)
})

test('a tenant that does not exist gets nothing', async () => {
  const pin = { release: old.ref, expiresAt: '2026-07-03T10:00:00Z', reason: 'An audit' }
  const shares = { release: old.ref, stages: [500, 10_000], tenants: ['oncall', 'trinvoa'], holdMs: null }
  const answers = [
    await call('PUT', 'learner/pins/trinvoa', pin),
    await call('PUT', 'learner/follows/trinvoa', { channel: 'canary', reason: 'They asked' }),
    await call('POST', 'learner/rollouts', { ...shares, reason: 'For two brands' }),
    await call('GET', 'learner/why?tenant=trinvoa'),
  ]
  for (const { status, body } of answers)
    expect([status, body['message']]).toEqual([404, 'There is no tenant "trinvoa".'])
})
