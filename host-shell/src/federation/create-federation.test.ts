import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { BootRemote } from '@platform/shared-contracts/http'
import { createFederation, type FederationParts } from './create-federation.ts'
import { createIntegrityTable } from './integrity/integrity-table.ts'
import { RemoteFailure } from './remote-failure.ts'
import { bootRelease, bootRemote, remoteModule } from './testing/boot-fixture.ts'
import { type FakeContainer, fakeContainer, fakeNetwork } from './testing/fake-network.ts'

let network: ReturnType<typeof fakeNetwork>
afterEach(() => network.end())

const newer = bootRelease()
const older = bootRelease({ hash: 'bbbbbbbbbbbb' })
const urlOf = ({ base, entry }: typeof newer) => `http://localhost${base}${entry}`

interface Setup {
  readonly remote?: BootRemote
  readonly serve?: (url: string) => FakeContainer | null
  readonly parts?: Partial<FederationParts>
}

/** The published runtime with the shell's plugins; only the network is ours. */
function federation({ remote = bootRemote(), serve = () => fakeContainer(), parts = {} }: Setup = {}) {
  network = fakeNetwork(serve)
  const integrity = createIntegrityTable('http://localhost/')
  if (remote.release) integrity.admit(remote.release)
  const report = jest.fn()
  const made = createFederation([remote], {
    instance: createInstance({ name: 'host_shell', remotes: [] }),
    integrity,
    report,
    lastKnownGood: { insteadOf: () => null },
    suspects: { add: () => undefined, recheck: async () => undefined },
    random: () => 0,
    wait: async () => undefined,
    now: () => 0,
    ...parts,
  })
  return { ...made, remote, report, integrity }
}

it('loads the offered release', async () => {
  const { load, remote } = federation()
  await expect(load(remote)).resolves.toEqual({
    module: expect.objectContaining({ id: 'learner' }),
    release: newer,
  })
  expect(network.requested).toEqual([urlOf(newer)])
})

it('loads a remote once, however often it is requested', async () => {
  const { load, remote } = federation()
  await Promise.all([load(remote), load(remote), load(remote)])
  await load(remote)
  expect(network.requested).toHaveLength(1)
})

it('runs the modules of a remote again on request', async () => {
  const { load, remote } = federation()
  await load(remote)
  await load(remote, true)
  expect(network.requested).toHaveLength(2)
})

it('requests no file of a release that was built for another contract', async () => {
  const release = bootRelease({ contract: '^3.0.0' })
  const { load, remote, report } = federation({ remote: bootRemote({ release }) })
  await expect(load(remote)).rejects.toMatchObject({ phase: 'contract' })
  expect(network.requested).toEqual([])
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ phase: 'contract' }), remote, release)
})

it('requests no entry that the boot document does not list', async () => {
  const release = bootRelease({ assets: {} })
  const { load, remote } = federation({ remote: bootRemote({ release }) })
  await expect(load(remote)).rejects.toMatchObject({ phase: 'integrity' })
  expect(network.requested).toEqual([])
})

it('imports no ES module that the browser would not check', async () => {
  const release = bootRelease({ format: 'module' })
  const { load, remote, report } = federation({ remote: bootRemote({ release }) })
  await expect(load(remote)).rejects.toMatchObject({
    phase: 'integrity',
    message: expect.stringContaining('is an ES module whose bytes this browser would not check') as string,
  })
  expect(report).toHaveBeenCalledTimes(1)
})

it('says why no release may run here', async () => {
  const { load, remote } = federation({
    remote: bootRemote({ release: null, why: ['channel stable', 'killed: leaks'] }),
  })
  await expect(load(remote)).rejects.toThrow('No release of learner may run here: killed: leaks')
})

it.each([
  ['calls itself something else', { remote: remoteModule({ id: 'admin' }) }, 'contract'],
  ['exposes no remote', {}, 'mount'],
])('refuses a release that %s', async (_what, exposed, phase) => {
  const { load, remote } = federation({ serve: () => fakeContainer(exposed) })
  await expect(load(remote)).rejects.toMatchObject({ phase })
})

describe('when a file does not arrive', () => {
  it('tries an entry three times', async () => {
    const { load, remote, report } = federation({ serve: () => null })
    await expect(load(remote)).rejects.toMatchObject({ phase: 'load' })
    expect(network.requested).toHaveLength(3)
    expect(report).toHaveBeenCalledTimes(1)
  })

  it('continues with the attempt that succeeds', async () => {
    let requests = 0
    const { load, remote, report } = federation({ serve: () => (++requests < 3 ? null : fakeContainer()) })
    await expect(load(remote)).resolves.toMatchObject({ release: newer })
    expect(report).not.toHaveBeenCalled()
  })

  it('tries a chunk of the exposed module again', async () => {
    const missing = Object.assign(new Error('Loading chunk app failed.'), { name: 'ChunkLoadError' })
    const get = jest
      .fn()
      .mockRejectedValueOnce(missing)
      .mockResolvedValue(() => ({ remote: remoteModule() }))
    const { load, remote } = federation({ serve: () => ({ init: () => undefined, get }) })
    await expect(load(remote)).resolves.toMatchObject({ release: newer })
    expect(get).toHaveBeenCalledTimes(2)
  })

  it('does not retry a file that has other bytes on the server', async () => {
    const recheck = async () => Promise.reject(new RemoteFailure('integrity', 'other bytes'))
    const { load, remote } = federation({
      serve: () => null,
      parts: { suspects: { add: () => undefined, recheck } },
    })
    await expect(load(remote)).rejects.toMatchObject({ phase: 'integrity' })
    expect(network.requested).toHaveLength(1)
  })

  it('loads again when it is requested again', async () => {
    let isOnline = false
    const { load, remote } = federation({ serve: () => (isOnline ? fakeContainer() : null) })
    await expect(load(remote)).rejects.toMatchObject({ phase: 'load' })
    isOnline = true
    await expect(load(remote)).resolves.toMatchObject({ release: newer })
  })
})

describe('when the offered release does not load', () => {
  const onlyOlder = (url: string) => (url === urlOf(older) ? fakeContainer() : null)
  const parts = { lastKnownGood: { insteadOf: () => older } }

  it('runs the last release that worked in this browser, and reports the other', async () => {
    const { load, remote, report, integrity } = federation({ serve: onlyOlder, parts })
    await expect(load(remote)).resolves.toMatchObject({ release: older })
    expect(report.mock.calls).toEqual([[expect.objectContaining({ phase: 'load' }), remote, newer]])
    expect(integrity.need(urlOf(older))).toMatch(/^sha384-/)
  })

  it('reports both when that does not load either, and fails with the reason of the offered one', async () => {
    const { load, remote, report } = federation({ serve: () => null, parts })
    await expect(load(remote)).rejects.toThrow(newer.hash)
    expect(report.mock.calls.map(([, , release]) => release)).toEqual([newer, older])
  })

  it('does not run one whose stored record was tampered with', async () => {
    const forged = { ...older, assets: { 'entry.js': 'md5-nothing' } }
    const { load, remote } = federation({
      serve: onlyOlder,
      parts: { lastKnownGood: { insteadOf: () => forged } },
    })
    await expect(load(remote)).rejects.toMatchObject({ phase: 'load' })
    expect(network.requested).not.toContain(urlOf(older))
  })
})

describe('with the Module Federation devtools', () => {
  const globals = globalThis as unknown as {
    readonly __FEDERATION__: {
      readonly __GLOBAL_PLUGIN__: ModuleFederationRuntimePlugin[]
      readonly moduleInfo: Readonly<Record<string, unknown>>
    }
  }

  it('describes the shell and its remotes, without a request', async () => {
    await federation().describe()
    const { moduleInfo } = globals.__FEDERATION__
    const entry = urlOf(newer)
    expect(moduleInfo['host_shell']).toMatchObject({
      remotesInfo: { remote_learner: { matchedVersion: entry } },
    })
    expect(moduleInfo[`remote_learner:${entry}`]).toMatchObject({
      version: '1.0.0-aaaaaaaaaaaa',
      globalName: 'remote_learner',
      publicPath: 'http://localhost/releases/learner/1.0.0-aaaaaaaaaaaa/',
      remoteEntry: 'entry.js',
      modules: [{ moduleName: 'app', assets: { js: { async: ['progress.js'] } } }],
    })
    expect(network.requested).toEqual([])
  })

  it('describes the release that runs in place of another', async () => {
    const parts = { lastKnownGood: { insteadOf: () => older } }
    const serve = (url: string) => (url === urlOf(older) ? fakeContainer() : null)
    const { load, remote, describe: describeAll } = federation({ serve, parts })
    await describeAll()
    await load(remote)
    const { moduleInfo } = globals.__FEDERATION__
    const described = Object.keys(moduleInfo).filter((key) => key.startsWith('remote_learner:'))
    expect(described).toEqual([`remote_learner:${urlOf(older)}`])
  })

  it('loads the registered entry whatever an override puts in its place', async () => {
    const override: ModuleFederationRuntimePlugin = {
      name: 'mf-chrome-devtools-override-remotes-plugin',
      beforeRegisterRemote: (args) => {
        Object.assign(args.remote, { entry: 'http://elsewhere.test/remoteEntry.js' })
        return args
      },
    }
    globals.__FEDERATION__.__GLOBAL_PLUGIN__.push(override)
    const { load, remote } = federation()
    globals.__FEDERATION__.__GLOBAL_PLUGIN__.pop()
    await expect(load(remote)).resolves.toMatchObject({ release: newer })
    expect(network.requested).toEqual([urlOf(newer)])
  })
})

it('counts from the first request until the module is there, and until its page is shown', async () => {
  let nowMs = 1_000
  const { load, remote, times } = federation({
    parts: { now: () => nowMs },
    serve: () => {
      nowMs += 200
      return fakeContainer()
    },
  })
  expect(times.shown(remote, newer)).toBeNull()
  await load(remote)
  nowMs += 250
  expect(times.shown(remote, newer)).toEqual({
    remote: 'learner',
    version: '1.0.0-aaaaaaaaaaaa',
    entryMs: 200,
    mountMs: 450,
  })
  expect(times.shown(remote, newer)).toBeNull()
})
