import { createRemoteLog } from './remote-log.ts'
import { bootRelease, bootRemote } from './testing/boot-fixture.ts'

test('it records for each remote what is offered, what runs instead, how long it took and what failed', () => {
  const remote = bootRemote()
  const log = createRemoteLog([remote])
  expect(log.read()).toMatchObject([{ id: remote.id, running: null, entryMs: null, failures: [] }])
  log.failed({ phase: 'load', message: 'gone' }, remote)
  log.shown(remote, bootRelease({ version: '0.9.0' }), { entryMs: 40, mountMs: 90 })
  log.shown(remote, bootRelease({ version: '0.9.0' }), null)
  expect(log.read()).toMatchObject([
    {
      why: remote.why,
      running: expect.stringMatching(/^0\.9\.0/),
      entryMs: 40,
      mountMs: 90,
      failures: [{ phase: 'load', message: 'gone' }],
    },
  ])
})
