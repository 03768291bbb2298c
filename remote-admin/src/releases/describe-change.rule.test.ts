import { describeChange } from './describe-change.rule.ts'

const [old, next] = ['1.0.0-0123456789ab', '1.1.0-0123456789ab']
const rollout = {
  release: next,
  salt: 'salt-salt',
  stages: [500, 10_000],
  stage: 0,
  tenants: null,
  holdMs: null,
}

test.each([
  [`release/${next}`, null, {}, { kind: 'registered', release: next }],
  [
    'channel/stable',
    { release: old },
    { release: next },
    { kind: 'moved', channel: 'stable', before: old, after: next },
  ],
  [`withdrawn/${next}`, null, {}, { kind: 'withdrawn', release: next }],
  [`kill/${next}`, null, {}, { kind: 'stopped', release: next }],
  ['kill/all', {}, null, { kind: 'startedAll' }],
  ['pin/trinova', { release: old }, null, { kind: 'unpinned', tenant: 'trinova' }],
  ['follow/trinova', null, { channel: 'canary' }, { kind: 'followed', tenant: 'trinova', channel: 'canary' }],
  ['rollout/a', null, rollout, { kind: 'rolledOut', release: next, stage: 1, stages: 2, share: 0.05 }],
  ['rollout/a', rollout, null, { kind: 'rolloutEnded', release: next }],
  ['rollout/a', null, { release: 42 }, { kind: 'other', slot: 'rollout/a', after: '{"release":42}' }],
  ['weather/rain', null, {}, { kind: 'other', slot: 'weather/rain', after: '{}' }],
])('it describes %s', (slot, before, after, expected) => {
  expect(describeChange({ slot, before, after })).toEqual(expected)
})
