import type { BootRelease } from '@platform/shared-contracts/http'
import type { RemoteModule } from '@platform/shared-contracts/remote'
import type { IntegrityTable } from '../lib/integrity/integrity-table.ts'
import { loadScript } from './load-script.ts'
import { RemoteFailure } from './remote-failure.ts'

/** What a remote's entry leaves behind under its container name: webpack's container protocol. */
interface Container {
  readonly init: (shareScope: unknown) => Promise<void> | void
  readonly get: (expose: string) => Promise<() => { readonly remote?: RemoteModule }>
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>
declare const __webpack_share_scopes__: Readonly<Record<string, unknown>>

/**
 * Fetches and starts one release: the only file that speaks the protocol of Module Federation. `isAnew` runs its modules
 * once more, whatever became of them before.
 */
export type StartRelease = (release: BootRelease, isAnew?: boolean) => Promise<RemoteModule>

export function createStartRelease(integrity: IntegrityTable): StartRelease {
  const containers = new Map<string, Container>()
  return async (release, isAnew) => {
    const entry = new URL(release.base + release.entry, location.href).href
    const known = isAnew ? undefined : containers.get(entry)
    const container = known ?? (await loadContainer(entry, release.container, integrity))
    containers.set(entry, container)
    const exposed = (await container.get('./app'))()
    if (!exposed.remote) throw new RemoteFailure('mount', `${release.container} exposes no "remote".`)
    return exposed.remote
  }
}

async function loadContainer(entry: string, name: string, integrity: IntegrityTable): Promise<Container> {
  integrity.need(entry)
  const globals = globalThis as unknown as Record<string, Container | undefined>
  // Another release of this remote may have left its container here.
  globals[name] = undefined
  await loadScript(entry)
  const container = globals[name] as Container | undefined
  if (!container) throw new RemoteFailure('mount', `${entry} did not define the container ${name}.`)
  await __webpack_init_sharing__('default')
  await container.init(__webpack_share_scopes__['default'])
  return container
}
