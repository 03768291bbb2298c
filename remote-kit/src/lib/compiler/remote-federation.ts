import { ENTRY, EXPOSED_CHUNK } from '../release/describe-release.ts'
import { FEDERATION_OPTIONS } from '../release/federation-options.ts'
import { consumedPackages } from '../shared-packages.ts'
import { consumedRefresh } from './shared-refresh.ts'

interface FederatedRemote {
  /** The remote's folder. */
  readonly dir: string
  readonly container: string
  readonly isDevelopment: boolean
}

type Shared = ReturnType<typeof consumedPackages>[string] | ReturnType<typeof consumedRefresh>[string]

/** Options of ModuleFederationPlugin for a remote that webpack or Rspack builds. */
export function remoteFederation({ dir, container, isDevelopment }: FederatedRemote) {
  const shared: Record<string, Shared> = {
    ...consumedPackages(dir),
    ...(isDevelopment ? consumedRefresh() : {}),
  }
  return {
    ...FEDERATION_OPTIONS,
    name: container,
    filename: isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
    exposes: { './app': { import: `./${ENTRY}`, name: EXPOSED_CHUNK } },
    shared,
    // The shell provides the runtime: a remote's entry is a third of what it would be.
    experiments: { externalRuntime: true },
  }
}
