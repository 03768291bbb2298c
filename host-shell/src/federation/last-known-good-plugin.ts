import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { IntegrityTable } from './integrity/integrity-table.ts'
import type { LastKnownGoodReleases } from './last-known-good-releases.ts'
import type { Registrations } from './registrations.ts'

interface LastKnownGoodParts {
  readonly registrations: Registrations
  readonly integrity: IntegrityTable
  readonly lastKnownGood: Pick<LastKnownGoodReleases, 'insteadOf'>
}

/** Loads the last release that worked in this browser in place of one that did not load. */
export function lastKnownGoodPlugin(parts: LastKnownGoodParts): ModuleFederationRuntimePlugin {
  const { registrations, integrity, lastKnownGood } = parts
  return {
    name: 'platform-last-known-good',
    errorLoadRemote: async ({ id, lifecycle, remote, origin }) => {
      const failed = registrations.of(remote?.name)
      if (lifecycle !== 'onLoad' || !failed || failed.isFallback) return undefined
      const release = lastKnownGood.insteadOf(failed.remote.id, failed.release)
      if (!release) return undefined
      try {
        integrity.admit(release)
        registrations.set({ remote: failed.remote, release, isFallback: true })
        return await origin.loadRemote(id)
      } catch {
        // Reported by its own load; the caller gets the failure of the release that was offered.
        registrations.set(failed)
        return undefined
      }
    },
  }
}
