import { renderToReadableStream } from 'react-dom/server.edge'
import { NavigationType, parsePath, Router } from 'react-router-dom'
import type { ReactNode } from 'react'
import type { BootDocument, BootRemote, InlinedAnswers, PageRendering } from '@platform/shared-contracts/http'
import {
  locale,
  type Locale,
  type PageTexts,
  type PlatformPage,
  type RemoteModule,
} from '@platform/shared-contracts/remote'
import { ShellServicesContext } from './app/shell-services.ts'
import type { Remotes } from './create-remotes.ts'
import { addressesIn } from './language/page-history.ts'
import { createNotices } from './notices/notices.ts'
import type { LoadedRemote } from './federation/create-federation.ts'
import { createRemotePages } from './remotes/remote-pages.ts'
import { serverServices } from './server-services.ts'
import { ownPages } from './shell-pages.ts'
import { Shell } from './shell.tsx'
import { loadMessages } from './load-messages.ts'
import { wait } from './lib/wait.ts'

export interface PageQuestion {
  readonly language: Locale
  readonly boot: BootDocument
  /** Of the site, without its port. */
  readonly hostname: string
  /** Path, as it is listed, and query. */
  readonly url: string
  /** `null`: the shell's own page. */
  readonly remote: string | null
  /** The path as it is listed. */
  readonly route: string
  readonly answers: InlinedAnswers
}

/**
 * One attempt to render a page as an anonymous visitor first sees it.
 * Errors: whatever the page throws; nothing of a page that threw is ever served.
 */
export async function renderPage(
  { boot, language, hostname, url, remote: id, route, answers }: PageQuestion,
  module: RemoteModule | null,
): Promise<PageRendering> {
  const needed = new Set<string>()
  let texts: PageTexts = {}
  const page: PlatformPage = {
    answer: (path) => {
      const known = Object.hasOwn(answers, path) ? answers[path] : undefined
      if (!known) needed.add(path)
      return known ?? null
    },
    describe: (more) => {
      texts = { ...texts, ...more }
    },
  }
  await loadMessages(language)
  locale.set(language)
  const remotes = await openedRemotes(boot, { id, route, module })
  const services = serverServices(boot, page, hostname)
  const html = await markupOf(
    <ShellServicesContext value={services}>
      <Router
        static
        location={{ search: '', hash: '', state: null, key: 'default', ...parsePath(url) }}
        navigationType={NavigationType.Pop}
        navigator={{ ...STILL, createHref: addressesIn(language, services.routes) }}
      >
        <Shell remotes={remotes} notices={createNotices()} />
      </Router>
    </ShellServicesContext>,
  )
  return needed.size > 0 ? { kind: 'needs', paths: [...needed] } : { kind: 'page', html, ...texts }
}

interface Owner {
  readonly id: string | null
  readonly route: string
  readonly module: RemoteModule | null
}

/** The remotes with the one page loaded that is to be rendered, as the browser has it loaded before it takes over. */
async function openedRemotes(boot: BootDocument, owner: Owner): Promise<Remotes> {
  const own = ownPages(boot)
  const all = [own.remote, ...boot.remotes]
  const remote = all.find(({ id }) => id === (owner.id ?? own.remote.id))
  if (!remote) throw new Error(`The boot document does not name ${owner.id}.`)
  const pages = createRemotePages({
    prefetch: () => [],
    onOpen: ignored,
    load: async () => (owner.id === null ? own.loaded : loadedOf(remote, owner.module)),
    report: ignored,
    random: () => 0,
    wait,
    suspects: { add: ignored, recheck: () => Promise.resolve() },
  })
  const load = pages.open(remote, owner.route)
  await load.ended
  await load.held
  const state = load.state.get()
  if (state.status === 'failed') throw state.failure
  return {
    ...{ all, pages, startPrefetch: ignored, onShown: ignored, report: ignored, reportApp: ignored },
    describe: () => Promise.resolve(),
    reportRender: (failure) => Promise.resolve(failure),
    records: () => [],
  }
}

const ignored = () => undefined

/** While the server renders, nothing goes anywhere. */
const STILL = { push: ignored, replace: ignored, go: ignored }

function loadedOf({ id, release }: BootRemote, module: RemoteModule | null): LoadedRemote {
  if (!release || !module) throw new Error(`The release of ${id} exposes no "remote".`)
  return { module, release }
}

/** Everything at once, nothing streamed: a part that comes later would need an inline script. */
async function markupOf(tree: ReactNode): Promise<string> {
  const faults: unknown[] = []
  const stream = await renderToReadableStream(tree, {
    progressiveChunkSize: Infinity,
    onError: (error) => void faults.push(error),
  })
  await stream.allReady
  if (faults.length > 0) throw faults[0]
  const parts: Uint8Array[] = []
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value)
  return new TextDecoder().decode(joined(parts))
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
