import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/**
 * Keeps the packages that the shell provides usable: one that failed to load is requested again at the next attempt,
 * and one that a remote loaded first is not removed together with that remote. Global, because each remote loads shared
 * packages through its own runtime instance.
 */
export function sharedPackagesPlugin(shell: ModuleFederation): ModuleFederationRuntimePlugin {
  const provided = new Set<object>(
    Object.values(shell.shareScopeMap)
      .flatMap((scope) => Object.values(scope))
      .flatMap((versions) => Object.values(versions)),
  )
  return {
    name: 'platform-shared-packages',
    errorLoadShare: ({ pkgName, shareScopeMap }) => {
      for (const scope of Object.values(shareScopeMap))
        for (const shared of Object.values(scope[pkgName] ?? {}))
          // Otherwise the runtime returns the failed promise again.
          if (!shared.loaded) shared.loading = null
    },
    afterLoadShare: ({ selectedShared }) => {
      // The runtime names the first consumer of a package as its source.
      if (selectedShared && provided.has(selectedShared)) selectedShared.from = shell.name
    },
  }
}
