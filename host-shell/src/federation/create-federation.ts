import type { ModuleFederation } from '@module-federation/enhanced/runtime'
import type { BootRelease, BootRemote } from '@platform/shared-contracts/http'
import type { RemoteModule } from '@platform/shared-contracts/remote'
import { contractPlugin } from './contract-plugin.ts'
import type { IntegrityTable } from './integrity/integrity-table.ts'
import { integrityPlugin } from './integrity-plugin.ts'
import { lastKnownGoodPlugin } from './last-known-good-plugin.ts'
import type { LastKnownGoodReleases } from './last-known-good-releases.ts'
import { createLoadTimes, type LoadTimes } from './load-times.ts'
import { createRegistrations, EXPOSED, type Registrations } from './registrations.ts'
import { registeredEntryPlugin } from './registered-entry-plugin.ts'
import { asRemoteFailure, RemoteFailure } from './remote-failure.ts'
import { reportPlugin, type ReportRemoteFailure } from './report-plugin.ts'
import { retryPlugin } from './retry-plugin.ts'
import type { RetryTools } from './with-retry.ts'

export interface LoadedRemote {
  readonly module: RemoteModule
  /** The release that runs: the offered one, or the last known good one in its place. */
  readonly release: BootRelease
}

/**
 * Loads a remote, once. `reload` runs its modules again, for a page that failed after its remote had loaded.
 * Errors: RemoteFailure, the one of the release that was offered.
 */
export type LoadRemote = (remote: BootRemote, reload?: boolean) => Promise<LoadedRemote>

export interface Federation {
  readonly load: LoadRemote
  readonly times: Pick<LoadTimes, 'opened' | 'shown'>
  /** For the Module Federation devtools; no page waits for it. */
  readonly describe: () => Promise<void>
}

export interface FederationParts extends RetryTools {
  /** The runtime's instance of this shell, made by the build plugin. */
  readonly instance: ModuleFederation
  readonly integrity: IntegrityTable
  readonly lastKnownGood: Pick<LastKnownGoodReleases, 'insteadOf'>
  readonly report: ReportRemoteFailure
  /** Milliseconds. */
  readonly now: () => number
}

/** Registers the remotes of the boot document with the federation runtime, and the shell's plugins. */
export function createFederation(remotes: readonly BootRemote[], parts: FederationParts): Federation {
  const { instance, integrity, lastKnownGood, report } = parts
  const registrations = createRegistrations(instance)
  const times = createLoadTimes(parts.now)
  instance.registerPlugins([
    times.plugin,
    registeredEntryPlugin(registrations),
    contractPlugin(registrations),
    integrityPlugin(integrity),
    retryPlugin(registrations, parts),
    reportPlugin(registrations, report),
    lastKnownGoodPlugin({ registrations, integrity, lastKnownGood }),
  ])
  for (const remote of remotes)
    if (remote.release) registrations.set({ remote, release: remote.release, isFallback: false })

  const loads = new Map<string, Promise<LoadedRemote>>()
  return {
    times,
    describe: async () => {
      const { describeFederation } = await import(
        /* webpackChunkName: "devtools" */ './describe-federation.ts'
      )
      describeFederation(instance, registrations)
    },
    load: (remote, reload = false) => {
      const running = loads.get(remote.id)
      if (running && !reload) return running
      const load = loadRemote(remote, reload, { instance, registrations })
      loads.set(remote.id, load)
      load.catch(() => loads.delete(remote.id))
      return load
    },
  }
}

interface LoadParts {
  readonly instance: ModuleFederation
  readonly registrations: Registrations
}

async function loadRemote(
  remote: BootRemote,
  reload: boolean,
  { instance, registrations }: LoadParts,
): Promise<LoadedRemote> {
  const { container } = offeredRelease(remote)
  const registered = registrations.of(container)
  if (reload && registered) registrations.set(registered)
  try {
    const exposed = await instance.loadRemote<{ readonly remote: RemoteModule }>(`${container}/${EXPOSED}`)
    const running = registrations.of(container)
    if (!exposed || !running) throw new RemoteFailure('mount', `${container} exposes nothing.`)
    return { module: exposed.remote, release: running.release }
  } catch (error) {
    throw asRemoteFailure(error)
  }
}

function offeredRelease({ id, release, why }: BootRemote): BootRelease {
  if (!release)
    throw new RemoteFailure(
      'contract',
      `No release of ${id} may run here: ${why.at(-1) ?? 'no reason given'}`,
    )
  return release
}
