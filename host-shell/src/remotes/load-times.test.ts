import { createLoadTimes } from './load-times.ts'
import { bootRelease, bootRemote, remoteModule } from './testing/boot-fixture.ts'

const remote = bootRemote()
const release = bootRelease()

function clock() {
  let nowMs = 1_000
  return { now: () => nowMs, pass: (ms: number) => (nowMs += ms) }
}

it('counts from the first asking until the module is there, and until its page is seen', async () => {
  const { now, pass } = clock()
  const times = createLoadTimes(now)
  const load = times.timed(async () => {
    pass(200)
    return { module: remoteModule(), release }
  })
  await load(remote)
  pass(50)
  await load(remote)
  expect(times.shown(remote, release)).toEqual({
    remote: 'learner',
    version: '1.0.0-aaaaaaaaaaaa',
    entryMs: 200,
    mountMs: 450,
  })
})

it('tells the times of a remote once', async () => {
  const times = createLoadTimes(clock().now)
  await times.timed(async () => ({ module: remoteModule(), release }))(remote)
  expect(times.shown(remote, release)).not.toBeNull()
  expect(times.shown(remote, release)).toBeNull()
})

it('has nothing to tell of a remote that did not come', async () => {
  const times = createLoadTimes(clock().now)
  const load = times.timed(async () => Promise.reject(new Error('offline')))
  await expect(load(remote)).rejects.toThrow('offline')
  expect(times.shown(remote, release)).toBeNull()
})
