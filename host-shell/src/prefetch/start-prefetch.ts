import type { Priority } from '../lib/priority.ts'
import { watchLinkIntent } from './link-intent.ts'

/**
 * Loads the page behind an address, so that it opens at once: its files are requested and its modules run. `null` if
 * there is no such page, the person may not open it, or it is loaded already. Otherwise fulfilled when the load has
 * ended.
 */
export type PreloadPage = (url: URL, priority: Priority) => Promise<void> | null

/** Network information that only some browsers provide. */
interface ConnectedNavigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

/**
 * Loads pages before they are opened: always on intent, and the pages behind visible links once the page is interactive
 * and the browser is idle, except with Save-Data or a slow connection. All prefetching is here; without it, pages load
 * when they are opened.
 */
export function startPrefetch(document: Document, preload: PreloadPage): { readonly whenReady: () => void } {
  watchLinkIntent(document, (url) => void preload(url, 'auto'))
  return {
    whenReady: () => {
      const { connection } = navigator as ConnectedNavigator
      if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return
      // Without a network each page would fail, three tries each, and be reported.
      const preloadOnline = (url: URL) => (navigator.onLine ? preload(url, 'low') : null)
      import(/* webpackChunkName: "visible-links" */ './visible-links.ts').then(
        ({ watchVisibleLinks }) => watchVisibleLinks(document.body, preloadOnline),
        // Pages then load on intent.
        () => undefined,
      )
    },
  }
}
