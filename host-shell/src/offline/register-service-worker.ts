import type { ReadableAtom } from 'nanostores'
import type { GuardSession } from '@platform/shared-contracts/rules'

const TIMEOUT_MS = 5_000

interface Connection {
  readonly saveData?: boolean
}

/**
 * Registers the service worker (service-worker.ts) and sends it the files that this page has loaded and the current
 * user. Does nothing in a browser without service workers or with Save-Data.
 */
export async function registerServiceWorker(session: ReadableAtom<GuardSession>): Promise<void> {
  const { connection } = navigator as { connection?: Connection }
  if (!('serviceWorker' in navigator) || !window.isSecureContext || connection?.saveData) return
  try {
    await whenIdle()
    await start(session)
  } catch (error) {
    // A browser may forbid it, as in a private window; the page works without.
    console.warn('No page is cached for use without a network.', error)
  }
}

function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: TIMEOUT_MS })
    else setTimeout(resolve, 0)
  })
}

async function start(session: ReadableAtom<GuardSession>): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  const registration = await navigator.serviceWorker.ready
  const postToWorker = (message: unknown) => registration.active?.postMessage(message)
  let hasReportedFiles = false
  session.subscribe(({ status, user }) => {
    if (status === 'loading') return
    // The user first: for a different user the worker deletes all stored pages. This page must be stored after that.
    postToWorker({ kind: 'person', key: user ? String(user.id) : null })
    if (!hasReportedFiles) reportFiles(postToWorker)
    hasReportedFiles = true
  })
}

/**
 * Sends the files that the page has loaded, and those that it loads later: a worker that has just started stores none by
 * itself before it controls the page and knows which release runs.
 */
function reportFiles(postToWorker: (message: unknown) => void): void {
  let path = location.search === '' ? location.pathname : null
  const observer = new PerformanceObserver((list) => {
    const files = list.getEntries().flatMap(({ name }) => (isFile(name) ? [name] : []))
    if (path !== null || files.length > 0) postToWorker({ kind: 'visited', path, files })
    path = null
  })
  observer.observe({ type: 'resource', buffered: true })
}

function isFile(url: string): boolean {
  return url.startsWith(`${location.origin}/shell/`) || url.startsWith(`${location.origin}/releases/`)
}
