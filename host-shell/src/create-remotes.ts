import type { ReadableAtom } from 'nanostores'
import { matchPath } from 'react-router-dom'
import type { BootDocument, BootRelease, BootRemote } from '@platform/shared-contracts/http'
import { decideAccess, type GuardSession } from '@platform/shared-contracts/rules'
import { createDraw, type Drawing, type DrawTools } from './remotes/drawing.ts'
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
import { createRemotePages, type RemotePages, type RemotePagesTools } from './remotes/remote-pages.ts'
import { diagnose } from './remotes/with-retry.ts'
import { ownPages, type OwnPages } from './shell-pages.ts'

export interface Remotes {
  readonly all: readonly BootRemote[]
  readonly pages: RemotePages
  /** The drawing of the page of this address, where it is not open yet. */
  readonly drawingAt: (address: Pick<Location, 'pathname' | 'search'>) => Drawing | null
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
  readonly drawTools: Omit<DrawTools, 'list'>
  /** Another release than the offered one runs: what came with the document is not for it. */
  readonly onStandIn: () => void
}

export function createRemotes(options: RemotesOptions): Remotes {
  const { boot, integrity, suspects, report, reportLoad, session, storage, drawTools } = options
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
  const load = loadAny(own, loadRemote, options.onStandIn)
  const prefetch = ({ release }: BootRemote, path: string) => {
    if (release) prefetchPage(release, path, document.head)
  }
  const drawing = createDraw({ ...drawTools, list: boot.remotesAt?.url })
  const draw: RemotePagesTools['draw'] = ({ listing }, path, url) => {
    const isGuarded = listing.routes.find((route) => route.path === path)?.access !== undefined
    // What the server draws is what a visitor sees.
    return boot.remotesAt && !isGuarded && session.get().status === 'anonymous' ? drawing(url) : null
  }
  const pages = createRemotePages({ ...tools, load, prefetch, draw })
  const all = [own.remote, ...boot.remotes]
  prefetchOnIntent(all, session, (remote, path, url) => {
    if (remote === own.remote) pages.open(remote, path, url)
    else pages.prepare(remote, path, url)
  })
  return {
    all,
    pages,
    drawingAt: ({ pathname, search }) => {
      const page = pageAt(all, pathname)
      return page && pages.drawingOf(page.remote, page.route.path, pathname + search)
    },
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

function loadAny(own: OwnPages, loadRemote: LoadRemote, onStandIn: () => void): LoadRemote {
  return async (remote, isAnew) => {
    if (remote === own.remote) return own.loaded
    const loaded = await loadRemote(remote, isAnew)
    if (loaded.release !== remote.release) onStandIn()
    return loaded
  }
}

/** Only for pages that the person may open: what the guard would refuse is not fetched either. */
function prefetchOnIntent(
  remotes: readonly BootRemote[],
  session: ReadableAtom<GuardSession>,
  prefetch: (remote: BootRemote, path: string, url: string) => void,
): void {
  watchLinkIntent(document, ({ pathname, search }) => {
    const page = pageAt(remotes, pathname)
    if (page && decideAccess(page.route.access, session.get()).kind === 'allow')
      prefetch(page.remote, page.route.path, pathname + search)
  })
}

function pageAt(remotes: readonly BootRemote[], pathname: string) {
  for (const remote of remotes)
    for (const route of remote.listing.routes) if (matchPath(route.path, pathname)) return { remote, route }
  return null
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
