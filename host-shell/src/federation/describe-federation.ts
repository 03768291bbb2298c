import type { ModuleFederation } from '@module-federation/enhanced/runtime'
import { addGlobalSnapshot } from '@module-federation/runtime-tools/runtime-core'
import type { BootRelease } from '@platform/shared-contracts/http'
import { EXPOSED, entryUrl, type Registrations } from './registrations.ts'
import { releaseRef } from './release-ref.ts'

const NO_TYPES = { remoteTypes: '', remoteTypesZip: '' }
const NO_FILES = { sync: [], async: [] }

/**
 * Describes the shell and each registered remote to the Module Federation devtools, without a request for a manifest, and from
 * then on each release that is registered in place of another (decision 0150).
 */
export function describeFederation(shell: ModuleFederation, registrations: Registrations): void {
  const remotesInfo: Record<string, { readonly matchedVersion: string }> = {}
  const describe = ({ name }: { readonly name: string }) => {
    const release = registrations.of(name)?.release
    if (!release) return
    const entry = entryUrl(release)
    remotesInfo[name] = { matchedVersion: entry }
    addGlobalSnapshot({
      [shell.name]: describeShell(shell, remotesInfo),
      // The runtime forgets a remote under this name.
      [`${name}:${entry}`]: describeRemote(release, entry),
    })
  }
  shell.options.remotes.forEach(describe)
  shell.registerPlugins([{ name: 'platform-devtools', registerRemote: ({ remote }) => describe(remote) }])
}

function describeShell(
  { name, options }: ModuleFederation,
  remotesInfo: Record<string, { readonly matchedVersion: string }>,
) {
  const shared = Object.entries(options.shared).flatMap(([sharedName, provided]) =>
    provided.map(({ version }) => ({ sharedName, version, assets: { js: NO_FILES, css: NO_FILES } })),
  )
  return {
    ...NO_TYPES,
    version: '',
    buildVersion: '',
    globalName: name,
    publicPath: '',
    remoteEntry: '',
    remoteEntryType: 'global',
    consumerList: [],
    modules: [],
    remotesInfo,
    shared,
  }
}

function describeRemote(release: BootRelease, entry: string) {
  const files = [...new Set(Object.values(release.chunks).flat())]
  const ending = (end: string) => ({ sync: [], async: files.filter((file) => file.endsWith(end)) })
  return {
    ...NO_TYPES,
    version: releaseRef(release),
    buildVersion: release.hash,
    globalName: release.container,
    publicPath: new URL('.', entry).href,
    remoteEntry: release.entry,
    remoteEntryType: release.format === 'module' ? 'module' : 'global',
    modules: [
      { moduleName: EXPOSED, modulePath: `./${EXPOSED}`, assets: { js: ending('.js'), css: ending('.css') } },
    ],
    remotesInfo: {},
    // What it uses is shared by the shell.
    shared: [],
  }
}
