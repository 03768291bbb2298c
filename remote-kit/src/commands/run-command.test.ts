import { fakeRegistry } from './testing/fake-registry.ts'

const { answers, calls, platform } = fakeRegistry()

test('it stops retrying a platform that keeps failing, and prints its message', async () => {
  answers['GET /remotes'] = [[503, { message: 'Starting.' }]]
  const { exit, progress } = await platform('status')
  expect(exit).toBe(3)
  expect(progress.join()).toContain('503 Starting.')
})

test('it says when a remote has no releases yet', async () => {
  answers['GET /remotes'] = [[200, { version: 1, shellContract: '2.0.0', remotes: [] }]]
  expect((await platform('status', 'field-notes')).out.at(-1)).toBe('field-notes has no releases here yet.')
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
      '1.2.0-0123456789ab',
      '--until',
      '2026-07-01',
      '--reason',
      'Audit',
    ],
    'PUT /remotes/learner/pins/oncall',
    { reason: 'Audit', release: '1.2.0-0123456789ab', expiresAt: '2026-07-01T00:00:00.000Z' },
  ],
])('it sends the request for %j', async (args, call, body) => {
  answers[call] = [[200, { changes: [{ slot: 'kill/all', before: null, after: {} }] }]]
  const { exit, out } = await platform(...args)
  expect(exit).toBe(0)
  expect(`${calls[0]?.method} ${calls[0]?.path}`).toBe(call)
  expect(JSON.parse(String(calls[0]?.body))).toEqual(body)
  expect(out).toEqual(['learner kill/all: nothing -> set'])
})

test('it names the releases of a rollback', async () => {
  const [before, after] = [{ release: '1.2.0-0123456789ab' }, { release: '1.1.0-0123456789ab' }]
  answers['POST /remotes/learner/rollback'] = [
    [200, { changes: [{ slot: 'channel/stable', before, after }] }],
  ]
  expect((await platform('rollback', 'learner', '--reason', 'Broken list')).out).toEqual([
    'learner channel/stable: 1.2.0-0123456789ab -> 1.1.0-0123456789ab',
  ])
})

test('it shows the warnings of a rollback to a release that does not conform', async () => {
  answers['POST /remotes/learner/rollback'] = [[200, { changes: [], warnings: ['no layer'] }]]
  const { exit, out } = await platform('rollback', 'learner', '--reason', 'Broken list')
  expect({ exit, out }).toEqual({ exit: 0, out: ['Nothing to change.', 'warning: no layer'] })
})

test('it explains why a visitor gets a release, step by step', async () => {
  const answer = {
    remote: 'learner',
    tenant: 'oncall',
    at: '2026-06-01T10:00:00Z',
    release: null,
    why: ['no pin', 'not provided'],
  }
  answers['GET /remotes/learner/why?tenant=oncall&at=2026-06-01T10%3A00%3A00Z'] = [[200, answer]]
  expect((await platform('why', 'learner', '--at', '2026-06-01T10:00:00Z')).out).toEqual([
    '1. no pin',
    '2. not provided',
  ])
})

test('it exits with 1 when a shell would break something, and says what', async () => {
  answers['POST /can-deploy'] = [[200, { can: false, breaks: ['learner needs ^2.0.0.'], notes: [] }]]
  const { exit, out } = await platform('can-deploy', '--shell', '2.0.0')
  expect(exit).toBe(1)
  expect(out).toEqual(['No.', '  breaks   learner needs ^2.0.0.'])
})
