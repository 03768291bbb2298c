import { atom, type ReadableAtom } from 'nanostores'
import type { BootRelease, BootRemote } from '@platform/shared-contracts/http'
import { locale, type Locale, type RemoteModule, type RouteModule } from '@platform/shared-contracts/remote'
import type { LoadedRemote, LoadRemote } from '../federation/create-federation.ts'
import { suspectsOfRelease } from '../federation/integrity/suspects-of-release.ts'
import { asRemoteFailure, RemoteFailure } from '../federation/remote-failure.ts'
import { withRetry, type RetryTools } from '../federation/with-retry.ts'

/** While a page loads, the previous one stays on screen for this long; then the loading indicator shows. */
const HOLD_MS = 400

export type PageState =
  | { readonly status: 'loading'; readonly remote: RemoteModule | null }
  | {
      readonly status: 'ready'
      readonly remote: RemoteModule
      readonly release: BootRelease
      readonly page: RouteModule
    }
  | { readonly status: 'failed'; readonly failure: RemoteFailure }

export interface PageLoad {
  readonly state: ReadableAtom<PageState>
  /** Fulfilled when there is something to show: the load has ended, or it takes too long. Never rejects. */
  readonly held: Promise<void>
  /** Fulfilled when the load has ended, with or without success. Never rejects. */
  readonly ended: Promise<void>
}

export interface RemotePages {
  /** Starts the load on the first call; returns the same load until `retry`. */
  readonly open: (remote: BootRemote, path: string) => PageLoad
  /**
   * Loads a page before it is opened; `null` if a load exists. Fulfilled when the load has ended. A failed preload is
   * dropped, so that opening the page starts a new load.
   */
  readonly preload: (remote: BootRemote, path: string) => Promise<void> | null
  /**
   * Starts the whole remote again: a failed `React.lazy` part, or a store with a state that a page cannot show, stays
   * broken as long as its modules live.
   */
  readonly retry: (remote: BootRemote, path: string) => void
  /** Loads the messages of a language in every loaded remote. Errors: rejects if some of them fail. */
  readonly loadMessages: (language: Locale) => Promise<unknown>
}

export interface RemotePagesTools extends RetryTools {
  readonly load: LoadRemote
  /** Requests all files of the page at once; `load` discovers them one after another. */
  readonly prefetch: (remote: BootRemote, path: string) => unknown
  /** Called when a preloaded page of this remote is opened. */
  readonly onOpen: (remote: BootRemote) => void
  readonly report: (failure: RemoteFailure, remote: BootRemote, release: BootRelease | null) => void
}

export function createRemotePages(tools: RemotePagesTools): RemotePages {
  const loads = new Map<string, PageLoad>()
  const modules = new Map<string, RemoteModule>()
  const keyOf = (remote: BootRemote, path: string) => `${remote.id} ${path}`
  const preloaded = new Set<PageLoad>()
  const holdUntil = (ended: Promise<void>) => tracked(Promise.race([ended, tools.wait(HOLD_MS)]))
  const start = (remote: BootRemote, path: string, reload = false): PageLoad => {
    const state = atom<PageState>({ status: 'loading', remote: modules.get(remote.id) ?? null })
    const run = async () => {
      tools.prefetch(remote, path)
      state.set(await loadPage(remote, path, tools.load(remote, reload), tools, modules))
    }
    const ended = run()
    const load = { state, ended, held: holdUntil(ended) }
    loads.set(keyOf(remote, path), load)
    return load
  }
  const openPreloaded = (load: PageLoad, remote: BootRemote, path: string): PageLoad => {
    preloaded.delete(load)
    tools.onOpen(remote)
    if (load.state.get().status !== 'loading') return load
    // The waiting time starts when the page is opened, not when its preload started.
    const opened = { ...load, held: holdUntil(load.ended) }
    loads.set(keyOf(remote, path), opened)
    return opened
  }
  return {
    open: (remote, path) => {
      const load = loads.get(keyOf(remote, path)) ?? start(remote, path)
      return preloaded.has(load) ? openPreloaded(load, remote, path) : load
    },
    preload: (remote, path) => {
      if (loads.has(keyOf(remote, path))) return null
      const load = start(remote, path)
      preloaded.add(load)
      return load.ended.then(() => {
        if (load.state.get().status === 'failed' && preloaded.delete(load)) loads.delete(keyOf(remote, path))
      })
    },
    retry: (remote, path) => {
      for (const key of loads.keys()) if (key.startsWith(keyOf(remote, ''))) loads.delete(key)
      modules.delete(remote.id)
      start(remote, path, true)
    },
    loadMessages: (language) =>
      Promise.all([...modules.values()].map(async (module) => module.loadMessages?.(language))),
  }
}

/** React reads these fields: with a promise that is known to be fulfilled, a component does not suspend once more. */
function tracked(promise: Promise<void>): Promise<void> {
  const thenable = Object.assign(promise, { status: 'pending', value: undefined })
  void promise.then(() => (thenable.status = 'fulfilled'))
  return promise
}

async function loadPage(
  remote: BootRemote,
  path: string,
  loading: Promise<LoadedRemote>,
  tools: RemotePagesTools,
  modules: Map<string, RemoteModule>,
): Promise<PageState> {
  let loaded: LoadedRemote
  try {
    loaded = await loading
  } catch (error) {
    // Each failed release has already been reported by the loader.
    return { status: 'failed', failure: asRemoteFailure(error) }
  }
  const { module, release } = loaded
  modules.set(remote.id, module)
  try {
    const suspects = suspectsOfRelease(release, tools.suspects)
    const page = await withRetry(() => importPage(module, path), { ...tools, suspects })
    return { status: 'ready', remote: module, release, page }
  } catch (error) {
    const failure = asRemoteFailure(error)
    tools.report(failure, remote, release)
    return { status: 'failed', failure }
  }
}

async function importPage(module: RemoteModule, path: string): Promise<RouteModule> {
  const route = module.routes.find((candidate) => candidate.path === path)
  if (!route) throw new RemoteFailure('contract', `${module.id} lists ${path} but has no page for it.`)
  const [page] = await Promise.all([route.lazy(), module.loadMessages?.(locale.get())])
  // The language may have changed during the load.
  await module.loadMessages?.(locale.get())
  if (!page.Component) throw new RemoteFailure('mount', `The page behind ${path} exports no Component.`)
  return page
}
