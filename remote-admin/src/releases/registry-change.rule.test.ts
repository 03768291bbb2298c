import {
  faultsOf,
  NEW_CHANGE,
  requestOf,
  sharesOf,
  type Change,
  type ChangeDraft,
} from './registry-change.rule.ts'

const release = '1.1.0-0123456789ab'
const now = Date.parse('2026-06-01T10:00:00Z')
const draft = (changes: Partial<ChangeDraft> = {}): ChangeDraft => ({
  ...NEW_CHANGE,
  reason: ' Leaks memory ',
  holdMs: '',
  ...changes,
})
const texts = { tenant: 'Choose.', expiresAt: 'Too early.', stages: 'Grow.', holdMs: 'Wait.' }

test.each<[string, number[] | null]>([
  ['5,25,100', [500, 2500, 10_000]],
  ['0.5', [50]],
  ['25,5', null],
  ['5,101', null],
  ['5,,100', null],
  ['', null],
])('shares %j', (text, shares) => {
  expect(sharesOf(text)).toEqual(shares)
})

test.each<[Change, Partial<ChangeDraft>, string[]]>([
  [{ kind: 'stop', id: 'r1' }, {}, []],
  [{ kind: 'pin', release }, {}, ['tenant', 'expiresAt']],
  [{ kind: 'pin', release }, { tenant: 'trinova', expiresAt: '2026-06-01T09:00:00Z' }, ['expiresAt']],
  [{ kind: 'pin', release }, { tenant: 'trinova', expiresAt: '2026-06-02T09:00:00Z' }, []],
  [{ kind: 'rollout', release }, { stages: '50,5', holdMs: '0' }, ['stages', 'holdMs']],
])('%j with %j lacks %j', (change, changes, faults) => {
  expect(faultsOf(change, draft(changes), { texts, now }).flatMap(({ path }) => path)).toEqual(faults)
})

test.each<[Change, Partial<ChangeDraft>, [string, string, object]]>([
  [{ kind: 'rollback', release: null }, {}, ['POST', 'learner/rollback', {}]],
  [{ kind: 'rollback', release }, {}, ['POST', 'learner/rollback', { to: release }]],
  [{ kind: 'kill', target: 'all' }, {}, ['PUT', 'learner/kills/all', {}]],
  [{ kind: 'revive', target: release }, {}, ['DELETE', `learner/kills/${release}`, {}]],
  [{ kind: 'stage', id: 'r1', stage: 2 }, {}, ['PATCH', 'learner/rollouts/r1', { stage: 2 }]],
  [
    { kind: 'pin', release },
    { tenant: 'trinova', expiresAt: '2026-06-02T09:00:00Z' },
    ['PUT', 'learner/pins/trinova', { release, expiresAt: '2026-06-02T09:00:00.000Z' }],
  ],
  [
    { kind: 'rollout', release },
    { tenants: 'trinova', holdMs: '10' },
    [
      'POST',
      'learner/rollouts',
      { release, stages: [500, 2500, 10_000], tenants: ['trinova'], holdMs: 600_000 },
    ],
  ],
])('%j is asked for', (change, changes, [method, path, body]) => {
  expect(requestOf('learner', change, draft(changes))).toEqual({
    method,
    path,
    body: { ...body, reason: 'Leaks memory' },
  })
})
