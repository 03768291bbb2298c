import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { createLoadTimes } from './load-times.ts'
import { bootRelease, bootRemote } from './testing/boot-fixture.ts'

type Matched = Parameters<NonNullable<ModuleFederationRuntimePlugin['afterMatchRemote']>>[0]
type Loaded = Parameters<NonNullable<ModuleFederationRuntimePlugin['afterLoadRemote']>>[0]

it('does not count how long a remote that was loaded before waited to be opened', () => {
  let ms = 1_000
  const times = createLoadTimes(() => ms)
  const release = bootRelease()
  const { container: name } = release
  void times.plugin.afterMatchRemote?.({ remoteInfo: { name } } as Matched)
  ms += 200
  void times.plugin.afterLoadRemote?.({ remote: { name } } as Loaded)
  ms += 60_000
  times.opened(bootRemote())
  ms += 50
  expect(times.shown(bootRemote(), release)).toMatchObject({ entryMs: 200, mountMs: 250 })
})
