import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { entryUrl, type Registrations } from './registrations.ts'

/**
 * Puts back what a plugin of the browser's Module Federation devtools put in place of a registered entry: the server signs an
 * override, for the session of an operator (decision 0150).
 */
export function registeredEntryPlugin(registrations: Registrations): ModuleFederationRuntimePlugin {
  return {
    name: 'platform-registered-entry',
    registerRemote: ({ remote }) => {
      const registration = registrations.of(remote.name)
      if (registration) Object.assign(remote, { entry: entryUrl(registration.release), version: undefined })
    },
  }
}
