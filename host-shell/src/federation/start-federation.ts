import { getInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime'
import type { BootRemote } from '@platform/shared-contracts/http'
import { createFederation, type Federation, type FederationParts } from './create-federation.ts'
import { sharedPackagesPlugin } from './shared-packages-plugin.ts'

/** Takes the runtime that the build plugin put into this shell. Errors: throws in a build without that plugin. */
export function startFederation(
  remotes: readonly BootRemote[],
  parts: Omit<FederationParts, 'instance'>,
): Federation {
  const instance = getInstance()
  if (!instance) throw new Error('The build has no federation runtime.')
  // Before any remote makes an instance of its own.
  registerGlobalPlugins([sharedPackagesPlugin(instance)])
  return createFederation(remotes, { ...parts, instance })
}
