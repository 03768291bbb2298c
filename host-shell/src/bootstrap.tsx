import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '@platform/shared-ui/styles/tokens.css'
import '@platform/shared-ui/styles/reset.css'
import '@platform/shared-ui/styles/base.css'
import type { BootDocument, BootRemote, RenderedDocument } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { ShellServicesContext } from './app/shell-services.ts'
import { readRenderedPage } from './boot/rendered-page.ts'
import { createRemotes, type Remotes } from './create-remotes.ts'
import { createServices, type StartedServices } from './create-services.ts'
import { replayEarlyInput } from './lib/early-input.ts'
import { Ready } from './hydration/ready.tsx'
import { whenIdleOrUsed } from './lib/when-idle.ts'
import type { IntegrityTable } from './federation/integrity/integrity-table.ts'
import { refusedFile } from './federation/integrity/refused-file.ts'
import type { SuspectFiles } from './federation/integrity/suspect-files.ts'
import { createReportLoad } from './lib/report-loads.ts'
import type { PageLoad } from './remotes/remote-pages.ts'
import { Shell } from './shell.tsx'
import { speak } from './speak.ts'
import { fetchTypeface } from './typeface/typeface.ts'

const QUIET_MS = 2_000

export interface ShellStart {
  readonly boot: BootDocument
  readonly integrity: IntegrityTable
  readonly suspects: SuspectFiles
  /** Whoever sets `hear` is told of each script or style that no release lists. */
  readonly refusals: { hear: (url: string) => void }
}

export async function startShell(start: ShellStart): Promise<void> {
  const isSpoken = await speakLanguageOf(document.documentElement)
  begin(start, isSpoken ? readRenderedPage(document, location) : null)
}

/** `false`: its words did not arrive, and English is better than nothing. */
async function speakLanguageOf(page: HTMLElement): Promise<boolean> {
  const language = page.lang === 'es' ? 'es' : 'en'
  try {
    await speak(language)
    locale.set(language)
    return true
  } catch (error) {
    console.error('The words of the language did not arrive.', error)
    page.lang = locale.get()
    return false
  }
}

function begin({ boot, integrity, suspects, refusals }: ShellStart, rendered: RenderedDocument | null): void {
  const started = createServices(boot, rendered, (language) =>
    Promise.all([speak(language), remotes.pages.speak(language)]),
  )
  const { services, bearerFetch, reportFailure, isMeasured, visit, optionalStorage } = started
  refusals.hear = (url) => reportFailure(refusedFile(url))
  const remotes = createRemotes({
    boot,
    integrity,
    suspects,
    report: reportFailure,
    reportLoad: createReportLoad(boot.config.apiBase, { fetch: bearerFetch, isAllowed: isMeasured, visit }),
    session: services.session.state,
    storage: optionalStorage,
    onFallback: started.page.forget,
  })
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no <div id="root"> for the shell.')
  // Only to a visitor was the page rendered that they are to see.
  if (rendered && services.session.state.get().status === 'anonymous')
    void takeOver(root, rendered, remotes, started)
  else show(root, remotes, started)
}

function show(root: HTMLElement, remotes: Remotes, started: StartedServices): void {
  started.start()
  createRoot(root).render(
    <Page remotes={remotes} started={started} onReady={() => beUsable(started, remotes, true)} />,
  )
}

/** Makes the server's page React's own, once its code is there and nobody is kept waiting for it. */
async function takeOver(
  root: HTMLElement,
  { remote: id, route }: RenderedDocument,
  remotes: Remotes,
  started: StartedServices,
): Promise<void> {
  const owner = remotes.all.find((remote) => remote.id === (id ?? 'shell'))
  const load = owner && remotes.pages.open(owner, route)
  await load?.ended
  await load?.held
  if (!load || !isAsRendered(load, owner)) return show(root, remotes, started)
  await whenIdleOrUsed((run) => window.platformEarly?.whenUsed(run))
  const heard: Remotes = {
    ...remotes,
    onShown: (...shown) => {
      beUsable(started, remotes, false)
      remotes.onShown(...shown)
    },
  }
  hydrateRoot(root, <Page remotes={heard} started={started} onReady={started.start} />, {
    onRecoverableError: (error) => {
      console.error('The page differs from what the server rendered.', error)
      started.services.report(error)
    },
  })
}

/** What a release has rendered is no page of the one that stands in for it. */
function isAsRendered({ state }: PageLoad, { release }: BootRemote): boolean {
  const now = state.get()
  return now.status === 'ready' && now.release === release
}

let isUsable = false

/** Once: what was done to a page that is gone is not done again to another one. */
function beUsable(started: StartedServices, remotes: Remotes, isOtherPage: boolean): void {
  const early = window.platformEarly
  delete document.documentElement.dataset.session
  document.getElementById('root')?.setAttribute('data-ready', '')
  if (isUsable) return
  isUsable = true
  if (isOtherPage) early?.release()
  else if (early) void replayEarlyInput(early)
  remotes.prefetchVisible()
  void whenIdleOrUsed(() => undefined).then(() =>
    fetchTypeface(document.documentElement, started.optionalStorage),
  )
  const { config, session, report } = started.services
  setTimeout(() => void remotes.describe().catch(report), QUIET_MS)
  if (!config.serviceWorker) return
  const keep = () => import(/* webpackChunkName: "offline" */ './offline/keep-for-offline.ts')
  setTimeout(() => void keep().then(({ keepForOffline }) => keepForOffline(session.state), report), QUIET_MS)
}

interface PageProps {
  readonly remotes: Remotes
  readonly started: StartedServices
  readonly onReady: () => void
}

function Page({ remotes, started, onReady }: PageProps): ReactNode {
  return (
    <Ready onReady={onReady}>
      <ShellServicesContext value={started.services}>
        <BrowserRouter>
          <Shell remotes={remotes} notices={started.notices} />
        </BrowserRouter>
      </ShellServicesContext>
    </Ready>
  )
}
