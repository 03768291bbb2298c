import type { ReadableAtom } from 'nanostores'
import { matchPath } from 'react-router-dom'
import type { BootDocument, BootRelease, BootRemote } from '@platform/shared-contracts/http'
import { decideAccess, type GuardSession } from '@platform/shared-contracts/rules'
import type { EntryStorage } from './lib/browser-storage.ts'
import type { IntegrityTable } from './federation/integrity/integrity-table.ts'
import type { SuspectFiles } from './federation/integrity/suspect-files.ts'
import type { ReportFailure } from './lib/report-failure.ts'
import type { ReportLoad } from './lib/report-loads.ts'
import { createLastKnownGoodReleases } from './federation/last-known-good-releases.ts'
import type { LoadRemote } from './federation/create-federation.ts'
import type { Priority } from './lib/priority.ts'
import { wait } from './lib/wait.ts'
import { prefetchFiles } from './prefetch/prefetch-files.ts'
import type { PrefetchedAnswers } from './prefetch/prefetched-answers.ts'
import { startPrefetch } from './prefetch/start-prefetch.ts'
import type { PreloadPage } from './prefetch/watch-links.ts'
import { releaseRef } from './federation/release-ref.ts'
import { createRemoteLog, type RemoteRecord } from './federation/remote-log.ts'
import type { RemoteFailure } from './federation/remote-failure.ts'
import { startFederation } from './federation/start-federation.ts'
import { createRemotePages, type RemotePages } from './remotes/remote-pages.ts'
import { suspectsOfRelease } from './federation/integrity/suspects-of-release.ts'
import { diagnose } from './federation/with-retry.ts'
import { ownPages, type OwnPages } from './shell-pages.ts'

export interface Remotes {
  readonly all: readonly BootRemote[]
  readonly pages: RemotePages
  /** From now on pages are loaded before they are opened. */
  readonly startPrefetch: () => void
  /** For the Module Federation devtools; no page waits for it. */
  readonly describe: () => Promise<void>
  readonly onShown: (remote: BootRemote, release: BootRelease) => void
  readonly report: (failure: RemoteFailure, remote: BootRemote, release: BootRelease | null) => void
  /** The same for what a page threw while it was shown, after a look at what did not come; answers what it is. */
  readonly reportRender: (
    failure: RemoteFailure,
    remote: BootRemote,
    release: BootRelease | null,
  ) => Promise<RemoteFailure>
  /** A remote's own `platform.report`. */
  readonly reportApp: (error: unknown, remote: BootRemote) => void
  /** What became of each remote on this page, for the platform panel. */
  readonly records: () => readonly RemoteRecord[]
}

interface RemotesOptions {
  readonly boot: BootDocument
  readonly integrity: IntegrityTable
  readonly suspects: SuspectFiles
  readonly report: ReportFailure
  readonly reportLoad: ReportLoad
  readonly session: ReadableAtom<GuardSession>
  /** For what is not strictly needed. */
  readonly storage: EntryStorage
  /** Another release than the offered one runs: what came with the document is not for it. */
  readonly onFallback: () => void
  readonly prefetchData: PrefetchedAnswers['request']
}

export function createRemotes(options: RemotesOptions): Remotes {
  const { boot, integrity, suspects, report, reportLoad, session, storage, prefetchData } = options
  const log = createRemoteLog(boot.remotes)
  const reportRemote: Remotes['report'] = (failure, remote, release) => {
    const { phase, message } = failure
    log.failed(failure, remote)
    report({ remote: remote.id, version: release ? releaseRef(release) : null, phase, message })
  }
  const lastKnownGood = createLastKnownGoodReleases(storage)
  const tools = { suspects, random: Math.random, wait, report: reportRemote }
  const now = () => Math.round(performance.now())
  const federation = startFederation(boot.remotes, { ...tools, integrity, lastKnownGood, now })
  const own = ownPages(boot)
  const load = loadAny(own, federation.load, options.onFallback)
  const prefetch = ({ release }: BootRemote, path: string, priority?: Priority) =>
    release ? prefetchFiles(release, path, document.head, priority) : []
  const pages = createRemotePages({ ...tools, load, prefetch, onOpen: federation.times.opened })
  const all = [own.remote, ...boot.remotes]
  const preload: PreloadPage = (url, priority) => {
    const page = openPageAt(all, session, url)
    if (!page) return []
    const isAnnounced = priority === 'auto'
    const { remote, route } = page
    const files = isAnnounced ? [] : prefetch(remote, route.path, priority)
    if (isAnnounced) void pages.preload(remote, route.path)
    // Links to many pages of one route are visible together: their data is worth a request only when one is announced.
    if (isAnnounced || files.length > 0) void prefetchData(route, url, priority)
    return files
  }
  return {
    all,
    startPrefetch: () => startPrefetch(document, preload),
    describe: federation.describe,
    pages,
    onShown: (remote, release) => {
      if (remote === own.remote) return
      lastKnownGood.remember(remote.id, release)
      const load = federation.times.shown(remote, release)
      log.shown(remote, release, load)
      if (load) reportLoad(load)
    },
    records: log.read,
    report: reportRemote,
    reportRender: async (failure, remote, release) => {
      const found =
        failure.phase === 'load' ? await diagnose(failure, suspectsOfRelease(release, suspects)) : failure
      reportRemote(found, remote, release)
      return found
    },
    reportApp: (error, remote) => {
      const failure = { phase: 'app', message: String(error) } as const
      log.failed(failure, remote)
      const version = remote.release ? releaseRef(remote.release) : null
      report({ remote: remote.id, version, ...failure })
    },
  }
}

function loadAny(own: OwnPages, loadRemote: LoadRemote, onFallback: () => void): LoadRemote {
  return async (remote, reload) => {
    if (remote === own.remote) return own.loaded
    const loaded = await loadRemote(remote, reload)
    if (loaded.release !== remote.release) onFallback()
    return loaded
  }
}

/** Only a page that the person may open: what the guard would refuse is not requested either. */
function openPageAt(remotes: readonly BootRemote[], session: ReadableAtom<GuardSession>, { pathname }: URL) {
  const page = pageAt(remotes, pathname)
  return page && decideAccess(page.route.access, session.get()).kind === 'allow' ? page : null
}

function pageAt(remotes: readonly BootRemote[], pathname: string) {
  for (const remote of remotes)
    for (const route of remote.listing.routes) if (matchPath(route.path, pathname)) return { remote, route }
  return null
}
