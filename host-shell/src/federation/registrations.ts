import type { BootRelease, BootRemote } from '@platform/shared-contracts/http'
import type { ModuleFederation } from '@module-federation/enhanced/runtime'

/** What `exposes` calls the module of every remote. */
export const EXPOSED = 'app'

/** A remote as the federation runtime knows it: by the name of its container, with one release at a time. */
export interface Registration {
  readonly remote: BootRemote
  readonly release: BootRelease
  /** The release is the last known good one, in place of the offered one. */
  readonly isFallback: boolean
}

/** Which release is registered under each container name. */
export interface Registrations {
  readonly of: (container: string | undefined) => Registration | undefined
  /** Registers a release; another one that is loaded under the same name is removed from the runtime. */
  readonly set: (registration: Registration) => void
}

export function createRegistrations(instance: ModuleFederation): Registrations {
  const known = new Map<string, Registration>()
  return {
    of: (container) => (container === undefined ? undefined : known.get(container)),
    set: (registration) => {
      const { container, format } = registration.release
      const isReplacement = known.has(container)
      known.set(container, registration)
      instance.registerRemotes(
        [
          {
            name: container,
            entry: entryUrl(registration.release),
            type: format === 'module' ? 'module' : 'global',
          },
        ],
        { force: isReplacement },
      )
    },
  }
}

export function entryUrl({ base, entry }: BootRelease): string {
  return new URL(base + entry, location.href).href
}
