import type { BootDocument, RenderedDocument } from '@platform/shared-contracts/http'
import { locale, type Locale } from '@platform/shared-contracts/remote'
import { chosenLanguage, languageCookie, splitLanguage } from '@platform/shared-contracts/rules'
import { definePlatformGlobal, type PlatformGlobal } from './boot/platform-global.ts'
import { readRenderedPage } from './boot/rendered-page.ts'
import { withRemotes } from './boot/with-remotes.ts'
import { createRemotes, type Remotes } from './create-remotes.ts'
import { createServices, type StartedServices } from './create-services.ts'
import { guardFiles, type GuardedFiles } from './federation/integrity/guard-files.ts'
import { refusedFile } from './federation/integrity/refused-file.ts'
import { replayEarlyInput } from './lib/early-input.ts'
import { storedLanguage } from './language/stored-language.ts'
import { loadFormatData } from './lib/load-format-data.ts'
import { createReportLoad } from './lib/report-loads.ts'
import { wait } from './lib/wait.ts'
import { yieldToBrowser } from './lib/yield-to-browser.ts'
import { loadMessages } from './load-messages.ts'

const RELOADED_MS = 60_000
const QUIET_MS = 2_000

/**
 * Starts the shell on this page, phase by phase. Each phase is a function of the results of earlier phases: modules
 * hold no state, and there is one global (boot/platform-global.ts).
 */
export async function createShell(inlined: BootDocument): Promise<void> {
  loadFormatData()
  const files = guardFiles()
  const { early } = definePlatformGlobal(files.integrity.lookup)
  const boot = await completeBoot(inlined, early)
  files.admit(boot)
  const rendered = await readPage(document)
  const started: StartedServices = createServices(boot, rendered, (language) =>
    Promise.all([loadMessages(language), remotes.pages.loadMessages(language)]),
  )
  const remotes = startRemotes(boot, files, started)
  const becomeReady = oncePerPage({ early, remotes, started })
  // React DOM and the components run in tasks of their own, because one long task would block input on a phone.
  await yieldToBrowser()
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await yieldToBrowser()
  const { showPage } = await import(/* webpackMode: "eager" */ './show-page.tsx')
  await showPage({ root: rootOf(document), rendered, remotes, started, early, onReady: becomeReady })
}

/** Phase 1: the boot document with its list of remotes. */
function completeBoot(inlined: BootDocument, early: PlatformGlobal['early']): Promise<BootDocument> {
  return withRemotes(inlined, {
    earlyResponse: early?.remotes,
    fetch: (url, init) => fetch(url, init),
    wait,
    renew: reload,
    log: (message, error) => console.error(message, error),
  })
}

/** Not if the page was reloaded a moment ago: a cache in front of the server may still hold the same document. */
function reload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type === 'reload' && performance.now() < RELOADED_MS) return false
  location.reload()
  return true
}

/** Phase 2: the page's language, and the page that the server rendered; `null` if the browser must render it. */
async function readPage(page: Document): Promise<RenderedDocument | null> {
  const { cookie, documentElement } = page
  const ofAddress = splitLanguage(location.pathname).language
  const language = ofAddress ?? storedLanguage(cookie) ?? chosenLanguage(documentElement.lang)
  const isRendered = language === documentElement.lang
  try {
    await loadMessages(language)
    locale.set(language)
    rememberAddress(ofAddress)
    // Without a network, a document in another language may stand in.
    return isRendered ? readRenderedPage(page, location) : null
  } catch (error) {
    // A page in the source language is better than no page.
    console.error('The messages of the language did not arrive.', error)
    return null
  } finally {
    documentElement.lang = locale.get()
  }
}

/** Calls of the API are in the language of the page, so the address of a page in a language is a choice of it. */
function rememberAddress(language: Locale | null): void {
  if (language) document.cookie = languageCookie(language, location.protocol === 'https:')
}

/** Phase 4, after the services (create-services.ts): the federation runtime, and the pages of the remotes. */
function startRemotes(boot: BootDocument, files: GuardedFiles, started: StartedServices): Remotes {
  const { services, bearerFetch, reportFailure, isMeasured, visit, optionalStorage, page, prefetchData } =
    started
  files.onRefused((url) => reportFailure(refusedFile(url)))
  return createRemotes({
    boot,
    integrity: files.integrity,
    suspects: files.suspects,
    report: reportFailure,
    reportLoad: createReportLoad(boot.config.apiBase, { fetch: bearerFetch, isAllowed: isMeasured, visit }),
    session: services.session.state,
    storage: optionalStorage,
    onFallback: page.forget,
    prefetchData,
  })
}

function rootOf(page: Document): HTMLElement {
  const root = page.getElementById('root')
  if (!root) throw new Error('The page has no root for the shell (#root).')
  return root
}

interface Running {
  readonly early: PlatformGlobal['early']
  readonly remotes: Remotes
  readonly started: StartedServices
}

/**
 * Phase 6, after the page is shown (show-page.tsx) and interactive. Replays the input that the user made before, once,
 * and only if the page is still the one that received it.
 */
function oncePerPage(running: Running): (isOtherPage: boolean) => void {
  let isReady = false
  return (isOtherPage) => {
    delete document.documentElement.dataset.session
    rootOf(document).setAttribute('data-ready', '')
    if (isReady) return
    isReady = true
    if (isOtherPage) running.early?.release()
    else if (running.early) void replayEarlyInput(running.early)
    startIdleWork(running)
  }
}

/** Phase 7: work that the user does not wait for. */
function startIdleWork({ remotes, started }: Running): void {
  remotes.startPrefetch()
  const load = () => import(/* webpackChunkName: "idle" */ './work-when-idle.ts')
  setTimeout(() => {
    load()
      .then(({ workWhenIdle }) => workWhenIdle(remotes, started))
      .catch(started.services.report)
  }, QUIET_MS)
}
