import type { BootRelease } from '@platform/shared-contracts/http'
import type { RemoteModule } from '@platform/shared-contracts/remote'
import { createIntegrityTable } from '../lib/integrity/integrity-table.ts'
import { createLoadRemote, type LoadRemoteTools } from './load-remote.ts'
import { RemoteFailure } from './remote-failure.ts'
import { bootRelease, bootRemote, remoteModule } from './testing/boot-fixture.ts'

const offline = () => new RemoteFailure('load', 'entry.js did not arrive')

function loader(overrides: Partial<LoadRemoteTools> = {}) {
  const report = jest.fn()
  const start = jest.fn<Promise<RemoteModule>, [BootRelease, boolean?]>(async () => remoteModule())
  const load = createLoadRemote({
    start,
    report,
    integrity: createIntegrityTable('http://localhost/'),
    lastGood: { insteadOf: () => null },
    suspects: { add: () => undefined, recheck: async () => undefined },
    random: () => 0,
    wait: async () => undefined,
    ...overrides,
  })
  return { load, start, report }
}

it('brings the offered release', async () => {
  const { load } = loader()
  await expect(load(bootRemote())).resolves.toMatchObject({
    module: { id: 'learner' },
    release: bootRelease(),
  })
})

it('loads a remote once, however often it is asked', async () => {
  const { load, start } = loader()
  await Promise.all([load(bootRemote()), load(bootRemote()), load(bootRemote())])
  await load(bootRemote())
  expect(start).toHaveBeenCalledTimes(1)
})

it('tries anew when it is asked again after a failure', async () => {
  const start = jest
    .fn()
    .mockRejectedValueOnce(new Error('threw at import'))
    .mockResolvedValueOnce(remoteModule())
  const { load } = loader({ start })
  await expect(load(bootRemote())).rejects.toThrow('threw at import')
  await expect(load(bootRemote())).resolves.toMatchObject({ module: { id: 'learner' } })
})

it('starts the release once more for somebody who has seen it fail', async () => {
  const { load, start } = loader()
  await load(bootRemote())
  await load(bootRemote(), true)
  expect(start.mock.calls).toEqual([
    [bootRelease(), undefined],
    [bootRelease(), true],
  ])
})

it('fetches no byte of a release that was built for another contract', async () => {
  const { load, start, report } = loader()
  const remote = bootRemote({ release: bootRelease({ contract: '^2.0.0' }) })
  await expect(load(remote)).rejects.toMatchObject({ phase: 'contract' })
  expect(start).not.toHaveBeenCalled()
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ phase: 'contract' }), remote, remote.release)
})

it('says why no release may run here', async () => {
  const { load } = loader()
  const withheld = bootRemote({ release: null, why: ['channel stable', 'killed: leaks'] })
  await expect(load(withheld)).rejects.toThrow('No release of learner may run here: killed: leaks')
})

it('refuses a release that calls itself something else', async () => {
  const { load } = loader({ start: async () => remoteModule({ id: 'admin' }) })
  await expect(load(bootRemote())).rejects.toMatchObject({ phase: 'contract' })
})

describe('when the offered release cannot be started', () => {
  const lastGood = bootRelease({ hash: 'bbbbbbbbbbbb' })
  const brokenNew = async ({ hash }: BootRelease) => {
    if (hash === lastGood.hash) return remoteModule()
    throw offline()
  }

  it('runs the last release that worked in this browser, and reports the other', async () => {
    const { load, report } = loader({ start: brokenNew, lastGood: { insteadOf: () => lastGood } })
    await expect(load(bootRemote())).resolves.toMatchObject({ release: lastGood })
    expect(report).toHaveBeenCalledTimes(1)
    expect(report.mock.calls[0][2]).toEqual(bootRelease())
  })

  it('admits the files of the stand-in to the integrity table', async () => {
    const integrity = createIntegrityTable('http://localhost/')
    const { load } = loader({ start: brokenNew, lastGood: { insteadOf: () => lastGood }, integrity })
    await load(bootRemote())
    expect(integrity.need('http://localhost/releases/learner/1.0.0-bbbbbbbbbbbb/entry.js')).toMatch(
      /^sha384-/,
    )
  })

  it('tells the failure of the offered release when the stand-in fails as well', async () => {
    const start = async ({ hash }: BootRelease) => {
      throw new RemoteFailure('load', `${hash} did not arrive`)
    }
    const { load, report } = loader({ start, lastGood: { insteadOf: () => lastGood } })
    await expect(load(bootRemote())).rejects.toThrow('aaaaaaaaaaaa did not arrive')
    expect(report).toHaveBeenCalledTimes(2)
  })

  it('survives a stand-in whose stored record was tampered with', async () => {
    const forged = { ...lastGood, assets: { 'entry.js': 'md5-nothing' } }
    const { load } = loader({ start: brokenNew, lastGood: { insteadOf: () => forged } })
    await expect(load(bootRemote())).rejects.toMatchObject({ phase: 'load' })
  })
})
