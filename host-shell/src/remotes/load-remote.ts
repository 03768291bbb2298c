import type { BootRelease, BootRemote } from '@platform/shared-contracts/http'
import { CONTRACT_VERSION, negotiate, type RemoteModule } from '@platform/shared-contracts/remote'
import type { IntegrityTable } from '../lib/integrity/integrity-table.ts'
import type { StartRelease } from './federation.ts'
import type { LastGoodReleases } from './last-good-releases.ts'
import { asRemoteFailure, RemoteFailure } from './remote-failure.ts'
import { withRetry, type RetryTools } from './with-retry.ts'

export interface LoadedRemote {
  readonly module: RemoteModule
  /** What runs: the offered release, or the last good one in its place. */
  readonly release: BootRelease
}

export interface LoadRemoteTools extends RetryTools {
  readonly start: StartRelease
  readonly integrity: IntegrityTable
  readonly lastGood: Pick<LastGoodReleases, 'insteadOf'>
  readonly report: (failure: RemoteFailure, remote: BootRemote, release: BootRelease | null) => void
}

/** `isAnew` is for somebody who has seen it fail: nothing of what runs already is used again. */
export type LoadRemote = (remote: BootRemote, isAnew?: boolean) => Promise<LoadedRemote>

/**
 * Brings a remote to life: handshake before any byte of it, then up to three attempts, then the last release that
 * worked in this browser. One load at a time for each remote; a failed one is forgotten, so that asking again tries again.
 * Errors: RemoteFailure, the one of the release that was offered.
 */
export function createLoadRemote(tools: LoadRemoteTools): LoadRemote {
  const loads = new Map<string, Promise<LoadedRemote>>()
  return (remote, isAnew) => {
    const running = loads.get(remote.id)
    if (running && !isAnew) return running
    const start: StartRelease = (release) => tools.start(release, isAnew)
    const load = loadWithFallback(remote, { ...tools, start })
    loads.set(remote.id, load)
    load.catch(() => loads.delete(remote.id))
    return load
  }
}

async function loadWithFallback(remote: BootRemote, tools: LoadRemoteTools): Promise<LoadedRemote> {
  const release = offeredRelease(remote)
  try {
    return await startRelease(remote, release, tools)
  } catch (error) {
    const failure = asRemoteFailure(error)
    tools.report(failure, remote, release)
    const lastGood = tools.lastGood.insteadOf(remote.id, release)
    if (!lastGood) throw failure
    return standIn(remote, lastGood, tools).catch((second: unknown) => {
      tools.report(asRemoteFailure(second), remote, lastGood)
      throw failure
    })
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

async function standIn(
  remote: BootRemote,
  lastGood: BootRelease,
  tools: LoadRemoteTools,
): Promise<LoadedRemote> {
  tools.integrity.admit(lastGood)
  return startRelease(remote, lastGood, tools)
}

async function startRelease(
  remote: BootRemote,
  release: BootRelease,
  tools: LoadRemoteTools,
): Promise<LoadedRemote> {
  const fit = negotiate(release.contract, CONTRACT_VERSION)
  if (!fit.fits) throw new RemoteFailure('contract', fit.reason)
  const module = await withRetry(() => tools.start(release), tools)
  if (module.id !== remote.id)
    throw new RemoteFailure('contract', `The release of ${remote.id} calls itself ${module.id}.`)
  return { module, release }
}
