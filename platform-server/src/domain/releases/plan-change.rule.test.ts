import {
  planFollow,
  planKill,
  planMove,
  planPin,
  planRollback,
  planRollout,
  planStage,
  planStop,
  refuseUnfit,
} from './plan-change.rule.ts'
import { needing, ref, releaseFixture, remoteFixture } from '../../lib/registry/testing/registry-fixture.ts'

const releases = ['1.0.0', '1.1.0', '1.2.0'].map((version) => releaseFixture(version))
const stable = (version: string) => ['channel/stable', { release: ref(version) }] as const
const remote = (...slots: Parameters<typeof remoteFixture>[1]) => remoteFixture(releases, slots)
const now = new Date('2026-06-10T00:00:00Z')
const rollout = {
  release: ref('1.2.0'),
  salt: 'salt-salt',
  stages: [500, 10_000],
  tenants: null,
  holdMs: null,
}
const running = ['rollout/r1', { ...rollout, stage: 0 }] as const

test('it records what a channel named before', () => {
  expect(planMove(remote(stable('1.0.0')), 'stable', ref('1.1.0'))).toEqual([
    { slot: 'channel/stable', before: { release: ref('1.0.0') }, after: { release: ref('1.1.0') } },
  ])
})

test('it changes nothing when the channel is there already', () => {
  expect(planMove(remote(stable('1.0.0')), 'stable', ref('1.0.0'))).toEqual([])
})

test('it trusts a withdrawn release again once it is moved to on purpose', () => {
  const state = remote(stable('1.0.0'), [`withdrawn/${ref('1.1.0')}`, {}])
  expect(planMove(state, 'stable', ref('1.1.0')).map(({ slot }) => slot)).toEqual([
    'channel/stable',
    `withdrawn/${ref('1.1.0')}`,
  ])
})

test('it rolls back to what was stable before, and withdraws what is stable now', () => {
  const plan = planRollback(remote(stable('1.0.0'), stable('1.1.0')), undefined)
  expect(plan.map(({ slot, after }) => [slot, after])).toEqual([
    ['channel/stable', { release: ref('1.0.0') }],
    [`withdrawn/${ref('1.1.0')}`, {}],
  ])
})

test('it stops the rollouts of what it rolls back, and no others', () => {
  const other = { ...rollout, release: ref('1.1.0'), tenants: ['trinova'] }
  const state = remote(stable('1.0.0'), stable('1.2.0'), running, ['rollout/r2', { ...other, stage: 0 }])
  const plan = planRollback(state, undefined).map(({ slot, after }) => [slot, after])
  expect(plan.slice(2)).toEqual([['rollout/r1', null]])
})

test('it rolls back twice to ever older releases, not to and fro', () => {
  const state = remote(stable('1.0.0'), stable('1.1.0'), stable('1.2.0'), stable('1.1.0'), [
    `withdrawn/${ref('1.2.0')}`,
    {},
  ])
  expect(planRollback(state, undefined)[0]?.after).toEqual({ release: ref('1.0.0') })
})

test.each([
  ['there is nothing stable', () => planRollback(remote(), undefined), 409],
  ['there is nothing before', () => planRollback(remote(stable('1.0.0')), undefined), 409],
  ['the release is unknown', () => planRollback(remote(stable('1.0.0')), ref('9.0.0')), 404],
  [
    'a pin names an unknown release',
    () => planPin(remote(), 'oncall', { release: ref('9.0.0'), expiresAt: '2026-07-01T00:00:00Z' }, now),
    404,
  ],
  [
    'a pin has expired already',
    () => planPin(remote(), 'oncall', { release: ref('1.0.0'), expiresAt: now.toISOString() }, now),
    422,
  ],
  ['a kill names an unknown release', () => planKill(remote(), ref('9.0.0'), true), 404],
  [
    'the shares of a rollout shrink',
    () => planRollout(remote(), 'r2', { ...rollout, stages: [500, 100] }),
    422,
  ],
  ['another rollout has the same tenants', () => planRollout(remote(running), 'r2', rollout), 409],
  ['a rollout goes back a stage', () => planStage(remote(running), 'r1', 0), 422],
  ['a rollout is unknown', () => planStop(remote(running), 'r9'), 404],
])('it refuses when %s', (_, plan, status) => {
  expect(plan).toThrow(expect.objectContaining({ name: 'RegistryRefusal', status }))
})

test('it moves stable when a rollout has passed its last stage', () => {
  expect(planStage(remote(stable('1.0.0'), running), 'r1', 1)[0]?.after).toMatchObject({ stage: 1 })
  expect(
    planStage(remote(stable('1.0.0'), running), 'r1', 2).map(({ slot, after }) => [slot, after]),
  ).toEqual([
    ['channel/stable', { release: ref('1.2.0') }],
    ['rollout/r1', null],
  ])
})

test('it preserves the salt of a rollout from stage to stage', () => {
  expect(planStage(remote(running), 'r1', 1)[0]?.after).toMatchObject({ salt: 'salt-salt' })
})

test('it lets rollouts for different tenants run side by side', () => {
  const other = { ...rollout, tenants: ['trinova'] }
  expect(
    planRollout(remote(['rollout/r1', { ...other, stage: 0 }]), 'r2', { ...rollout, tenants: ['oncall'] }),
  ).toHaveLength(1)
})

test('it kills and revives, follows and unfollows', () => {
  expect(planKill(remote(), 'all', true)).toMatchObject([{ slot: 'kill/all', after: {} }])
  expect(planKill(remote(['kill/all', {}]), 'all', false)).toMatchObject([{ slot: 'kill/all', after: null }])
  expect(planFollow(remote(), 'oncall', 'canary')).toMatchObject([{ after: { channel: 'canary' } }])
  expect(planFollow(remote(), 'oncall', null)).toEqual([])
})

test('it refuses a release built for another contract, and names both', () => {
  const manifest = needing('^2.0.0', releases[0]!).manifest!
  expect(() => refuseUnfit(manifest, { contract: '1.3.0' })).toThrow(
    'learner 1.0.0 cannot run here: needs contract ^2.0.0, the shell offers 1.3.0.',
  )
})
