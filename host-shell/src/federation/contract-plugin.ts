import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { CONTRACT_VERSION, negotiate, type RemoteModule } from '@platform/shared-contracts/remote'
import type { Registrations } from './registrations.ts'
import { RemoteFailure } from './remote-failure.ts'

/** Refuses a release of another contract before a byte of it is fetched, and a module that is not what the listing says. */
export function contractPlugin(registrations: Registrations): ModuleFederationRuntimePlugin {
  return {
    name: 'platform-contract',
    loadEntry: async ({ remoteInfo }) => {
      const registration = registrations.of(remoteInfo.name)
      const fit = registration && negotiate(registration.release.contract, CONTRACT_VERSION)
      if (fit && !fit.fits) throw new RemoteFailure('contract', fit.reason)
    },
    onLoad: async ({ remote, exposeModule }) => {
      const registration = registrations.of(remote.name)
      if (!registration) return
      const module = (exposeModule as { readonly remote?: RemoteModule } | undefined)?.remote
      const { id } = registration.remote
      if (!module) throw new RemoteFailure('mount', `${remote.name} exposes no "remote".`)
      if (module.id !== id)
        throw new RemoteFailure('contract', `The release of ${id} calls itself ${module.id}.`)
    },
  }
}
