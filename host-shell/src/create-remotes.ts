import type { ReadableAtom } from 'nanostores'
import { matchPath } from 'react-router-dom'
import type { BootDocument, BootRelease, BootRemote } from '@platform/shared-contracts/http'
import { decideAccess, type GuardSession } from '@platform/shared-contracts/rules'
import type { EntryStorage } from './lib/browser-storage.ts'
import type { IntegrityTable } from './lib/integrity/integrity-table.ts'
import type { SuspectFiles } from './lib/integrity/suspect-files.ts'
import type { ReportFailure } from './lib/report-failure.ts'
import type { ReportLoad } from './lib/report-loads.ts'
import { watchLinkIntent } from './lib/watch-link-intent.ts'
import { createStartRelease } from './remotes/federation.ts'
import { createLastGoodReleases } from './remotes/last-good-releases.ts'
import { createLoadRemote, type LoadRemote } from './remotes/load-remote.ts'
import { createLoadTimes } from './remotes/load-times.ts'
import { prefetchPage } from './remotes/prefetch-page.ts'
import { releaseRef } from './remotes/release-ref.ts'
import { createRemoteLog, type RemoteRecord } from './remotes/remote-log.ts'
import type { RemoteFailure } from './remotes/remote-failure.ts'
import { createRemotePages, type RemotePages } from './remotes/remote-pages.ts'
import { diagnose } from './remotes/with-retry.ts'
import { ownPages } from './shell-pages.ts'

export interface Remotes {
  readonly all: readonly BootRemote[]
  readonly pages: RemotePages
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
}

export function createRemotes(options: RemotesOptions): Remotes {
  const { boot, integrity, suspects, report, reportLoad, session, storage } = options
  const log = createRemoteLog(boot.remotes)
  const reportRemote: Remotes['report'] = (failure, remote, release) => {
    const { phase, message } = failure
    log.failed(failure, remote)
    report({ remote: remote.id, version: release ? releaseRef(release) : null, phase, message })
  }
  const lastGood = createLastGoodReleases(storage)
  const tools = { suspects, integrity, lastGood, random: Math.random, wait, report: reportRemote }
  const times = createLoadTimes(() => Math.round(performance.now()))
  const loadRemote = times.timed(createLoadRemote({ ...tools, start: createStartRelease(integrity) }))
  const own = ownPages(boot)
  const load: LoadRemote = (remote, isAnew) =>
    remote === own.remote ? Promise.resolve(own.loaded) : loadRemote(remote, isAnew)
  const prefetch = ({ release }: BootRemote, path: string) => {
    if (release) prefetchPage(release, path, document.head)
  }
  const pages = createRemotePages({ ...tools, load, prefetch })
  prefetchOnIntent([own.remote, ...boot.remotes], session, (remote, path) => {
    if (remote === own.remote) pages.open(remote, path)
    else prefetch(remote, path)
  })
  return {
    all: [own.remote, ...boot.remotes],
    pages,
    onShown: (remote, release) => {
      if (remote === own.remote) return
      lastGood.remember(remote.id, release)
      const load = times.shown(remote, release)
      log.shown(remote, release, load)
      if (load) reportLoad(load)
    },
    records: log.read,
    report: reportRemote,
    reportRender: async (failure, remote, release) => {
      const found = failure.phase === 'load' ? await diagnose(failure, suspects) : failure
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

/** Only for pages that the person may open: what the guard would refuse is not fetched either. */
function prefetchOnIntent(
  remotes: readonly BootRemote[],
  session: ReadableAtom<GuardSession>,
  prefetch: (remote: BootRemote, path: string) => void,
): void {
  watchLinkIntent(document, ({ pathname }) => {
    for (const remote of remotes)
      for (const { path, access } of remote.listing.routes)
        if (matchPath(path, pathname) && decideAccess(access, session.get()).kind === 'allow')
          return prefetch(remote, path)
  })
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
